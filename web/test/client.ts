// Tests of what lives in the browser: compiled as for the browser, run without one.
import type { Environment } from 'vitest/runtime'

export default {
  name: 'client',
  viteEnvironment: 'client',
  setup: () => ({ teardown: () => undefined }),
} satisfies Environment
