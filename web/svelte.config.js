// How Svelte compiles the table: runes everywhere, styles into files (the server's policy forbids inline ones).
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte'

export default {
  preprocess: vitePreprocess(),
  compilerOptions: { runes: true, css: 'external' },
}
