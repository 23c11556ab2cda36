// How the table is built: into the Python package, with names by content, one small first script and lazy pages.
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { checkedWords } from './tools/words.mjs'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The drawn pieces stand in the page itself, so that every `<use href="#id">` finds them at once. */
function sprite(): Plugin {
  return {
    name: 'sprite',
    transformIndexHtml: (html) => html.replace('<!-- sprite -->', readFileSync(here('src/ui/icons.svg'), 'utf8').replace(/ xmlns="[^"]*"/, '').trim()),
  }
}

/** A text that is missing in any language stops the build. */
function words(): Plugin {
  return {
    name: 'words',
    apply: 'build',
    buildStart() {
      const faults = checkedWords()
      if (faults.length) this.error(`texts:\n${faults.join('\n')}`)
    },
  }
}

const server = process.env.TILEWRIGHT_SERVER ?? 'http://127.0.0.1:8017'

export default defineConfig({
  root: here('.'),
  plugins: [svelte(), sprite(), words()],
  build: {
    outDir: process.env.TILEWRIGHT_STATIC ?? here('../src/tilewright/server/web/static'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    reportCompressedSize: false,
    rolldownOptions: { output: { comments: false } },
  },
  server: { fs: { allow: [here('..')] }, proxy: { '/api': { target: server, ws: true }, '/socket.json': server } },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  // What is reactive is compiled as for the browser; everything else runs in Node as it is.
  test: {
    projects: [
      { extends: true, test: { name: 'plain', include: ['test/**/*.test.ts'], exclude: ['test/**/*.svelte.test.ts'] } },
      { extends: true, test: { name: 'client', include: ['test/**/*.svelte.test.ts'], environment: './test/client.ts' } },
    ],
  },
})
