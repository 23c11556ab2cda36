// How the sources of the page are linted; Prettier has the layout.
import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import { defineConfig } from 'eslint/config'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default defineConfig(
  { ignores: ['node_modules/', 'src/lib/server/wire.ts'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: {
      parserOptions: { projectService: true, extraFileExtensions: ['.svelte'], parser: ts.parser, svelteConfig },
    },
  },
  {
    rules: {
      // TypeScript knows every name; no stores are used, and this rule alone took most of the time.
      'no-undef': 'off',
      'svelte/require-store-reactive-access': 'off',
      // Sets and maps here are local, or replaced as a whole when they change.
      'svelte/prefer-svelte-reactivity': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'none' },
      ],
    },
  },
  // Games draw their pieces as SVG text of their own; nothing that a person wrote goes into it. The shell has no need to.
  { files: ['src/games/**'], rules: { 'svelte/no-at-html-tags': 'off' } },
)
