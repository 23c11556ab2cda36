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
    transformIndexHtml: (html) =>
      html.replace(
        '<!-- sprite -->',
        readFileSync(here('src/ui/icons.svg'), 'utf8')
          .replace(/ xmlns="[^"]*"/, '')
          .trim(),
      ),
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

/** Tells the server what each page will need, so that it can be fetched before its script asks for it. */
function early(): Plugin {
  const ROOMS = ['shell']
  const PAGES: Record<string, string> = { table: 'TablePage', replay: 'ReplayPage' }
  const LETTERS: Record<string, string[]> = {
    en: ['latin'],
    ru: ['latin', 'cyrillic'],
    uk: ['latin', 'cyrillic'],
    hu: ['latin', 'hungarian'],
  }
  return {
    name: 'early',
    apply: 'build',
    generateBundle(_, bundle) {
      const texts: Record<string, string[]> = {}
      const pages: Record<string, string[]> = {}
      const fonts: Record<string, string[]> = {}
      const follow = (name: string, found: Set<string>): Set<string> => {
        const chunk = bundle[name]
        if (chunk?.type !== 'chunk' || chunk.isEntry || found.has(`/${name}`)) return found
        found.add(`/${name}`)
        for (const css of chunk.viteMetadata?.importedCss ?? []) found.add(`/${css}`)
        for (const other of chunk.imports) follow(other, found)
        return found
      }
      for (const [name, one] of Object.entries(bundle)) {
        const words = one.type === 'asset' ? /words\/(\w+)\/(\w+)\.ftl$/.exec(one.originalFileNames[0] ?? '') : null
        if (words?.[1] && ROOMS.includes(words[2] ?? '')) (texts[words[1]] ??= []).push(`/${name}`)
        const letters =
          one.type === 'asset'
            ? /(?:nunito|alegreya)-([a-z-]+?)(?:-\w+-normal)?\.woff2$/.exec(one.originalFileNames[0] ?? '')
            : null
        for (const [lang, wanted] of Object.entries(LETTERS)) {
          if (wanted.includes(letters?.[1] ?? '')) (fonts[lang] ??= []).push(`/${name}`)
        }
        for (const [page, file] of Object.entries(PAGES)) {
          if (one.type === 'chunk' && one.facadeModuleId?.endsWith(`/${file}.svelte`))
            pages[page] = [...follow(name, new Set())]
        }
      }
      if (Object.keys(texts).length !== 4 || Object.keys(pages).length !== 2)
        this.error('early: texts or pages were not found')
      for (const [lang, wanted] of Object.entries(LETTERS)) {
        if (fonts[lang]?.length !== 2 * wanted.length) this.error(`early: the fonts of ${lang} were not found`)
      }
      this.emitFile({ type: 'asset', fileName: 'early.json', source: JSON.stringify({ texts, pages, fonts }) })
    },
  }
}

interface Modules {
  getModuleInfo(id: string): { importedIds: string[] } | null
}

/**
 * All that the first script imports is one more file, not one for each part that other pages share: a browser fetches
 * six files at a time, and on a slow line every further one comes a round trip later.
 */
function firstFile(): (id: string, modules: Modules) => string | null {
  const first = here('src/main.ts')
  const needed = new Set<string>()
  function look(id: string, modules: Modules): void {
    if (needed.has(id)) return
    needed.add(id)
    for (const one of modules.getModuleInfo(id)?.importedIds ?? []) look(one, modules)
  }
  return (id, modules) => {
    look(first, modules)
    return id !== first && needed.has(id) ? 'first' : null
  }
}

const server = process.env.TILEWRIGHT_SERVER ?? 'http://127.0.0.1:8017'

export default defineConfig({
  root: here('.'),
  plugins: [svelte(), sprite(), words(), early()],
  build: {
    outDir: process.env.TILEWRIGHT_STATIC ?? here('../src/tilewright/server/web/static'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        comments: false,
        codeSplitting: { groups: [{ name: firstFile(), debugName: 'first' }], includeDependenciesRecursively: false },
      },
    },
  },
  server: { fs: { allow: [here('..')] }, proxy: { '/api': { target: server, ws: true }, '/socket.json': server } },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  // What is reactive is compiled as for the browser; everything else runs in Node as it is.
  test: {
    projects: [
      { extends: true, test: { name: 'plain', include: ['test/**/*.test.ts'], exclude: ['test/**/*.svelte.test.ts'] } },
      {
        extends: true,
        test: { name: 'client', include: ['test/**/*.svelte.test.ts'], environment: './test/client.ts' },
      },
    ],
  },
})
