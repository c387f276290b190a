import eslint from '@eslint/js'
import reactHooks from 'eslint-plugin-react-hooks'
import { defineConfig } from 'eslint/config'
import tseslint from 'typescript-eslint'
import { boundaries } from './tooling/lint/boundaries.mjs'
import { citation } from './tooling/lint/citation.mjs'
import { fileName } from './tooling/lint/file-name.mjs'
import { noCircles } from './tooling/lint/no-circles.mjs'
import { noFloatingEffect } from './tooling/lint/no-floating-effect.mjs'
import { queryInStore } from './tooling/lint/query-in-store.mjs'
import { titlesAreWords } from './tooling/lint/titles-are-words.mjs'
import { typeName } from './tooling/lint/type-name.mjs'
import { typesFor } from './tooling/lint/types-for.mjs'
import { useDefined } from './tooling/lint/use-defined.mjs'
import { valueAsCondition } from './tooling/lint/value-as-condition.mjs'
import { variableName } from './tooling/lint/variable-name.mjs'
import { comments, pictureTitle } from './tooling/lint/wording.mjs'

const TESTS = ['**/*.test.{ts,tsx}', '**/testing/**', 'tests/**', 'e2e/**']

const noDefaultExport = {
  selector: 'ExportDefaultDeclaration, ExportSpecifier[exported.name="default"]',
  message: 'Export by name.',
}

const notOurStyle = [
  { selector: 'TSEnumDeclaration', message: 'Use a union of string literals.' },
  {
    selector: 'TSAsExpression > TSAsExpression.expression > TSUnknownKeyword',
    message: 'A cast through unknown hides a wrong type: narrow it or parse it.',
  },
]

const forAll = [noDefaultExport, ...notOurStyle]

/**
 * What is missing over plain http, as friends come in a local network, or in browsers that the README says
 * are supported.
 */
const notInEveryBrowser = [
  { object: 'crypto', property: 'randomUUID', message: 'Only in a secure context: use getRandomValues.' },
  { object: 'crypto', property: 'subtle', message: 'Only in a secure context.' },
  { object: 'URL', property: 'canParse', message: 'Not in Safari before 17: use isAddress of the kit.' },
]

/** What a browser may refuse or lack, and the piece of the kit that goes on without it. */
const refusedStorage = ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore']
const STORAGE = 'A browser may refuse it: use browserStorage or useStored of the kit.'
const refusable = [
  ...refusedStorage.flatMap((property) =>
    ['window', 'globalThis', 'self'].map((object) => ({ object, property, message: STORAGE })),
  ),
  { object: 'document', property: 'cookie', message: STORAGE },
  { object: 'navigator', property: 'clipboard', message: 'Not over plain http: use useCopy of the kit.' },
  { object: 'navigator', property: 'serviceWorker', message: 'Use serviceWorkers of the kit.' },
]

/**
 * Playwright finds a name by any part of it, in any case: "ok" also finds the card "Broken Levee", once a
 * pack holds it.
 */
const inexactName = {
  selector:
    'CallExpression[callee.property.name="getByRole"] > ObjectExpression:not(:has(> Property[key.name="exact"])) > Property[key.name="name"]:not([value.regex.pattern]):not([value.callee.name="RegExp"])',
  message: 'Name the element exactly, or by a pattern.',
}

/** Tests share their modules (`isolate: false`): a stand-in would stay for those that come after. */
const sharedStandIn = {
  selector: 'CallExpression[callee.object.name="vi"][callee.property.name=/^(mock|doMock)$/]',
  message: 'A test that puts a module in another one’s place is named *.stand-in.test.ts(x).',
}

/** Vitest's own waits end after a second, which a busy machine may need for less. */
const impatient = {
  selector: 'MemberExpression[object.name="vi"][property.name=/^(waitFor|waitUntil)$/]',
  message: 'Use expect.poll, or the waitFor of the testing library.',
}

const forTests = [...forAll, impatient, ...pictureTitle]

/** What is refused stands in a catalogue, from which the list of errors is written. */
const outsideCatalogue = {
  selector: 'NewExpression[callee.name=/^(Refusal|CallFailure)$/]',
  message:
    'Add an entry to the catalogue (apps/server/src/refusals/catalogue, or refusals.ts here) and make it by refusal().',
}

export default defineConfig(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '**/data/**',
      'test-results/**',
      'playwright-report/**',
      'screenshots/**',
    ],
  },
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' } },
  eslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: {
      parlour: {
        rules: {
          citation,
          'file-name': fileName,
          'no-circles': noCircles,
          'no-floating-effect': noFloatingEffect,
          'query-in-store': queryInStore,
          'titles-are-words': titlesAreWords,
          'type-name': typeName,
          'use-defined': useDefined,
          'value-as-condition': valueAsCondition,
          'variable-name': variableName,
        },
      },
    },
    rules: { 'parlour/file-name': 'error' },
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    ignores: ['tooling/lint/citation*.mjs'],
    rules: { 'parlour/citation': 'error' },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: typesFor(process.argv.slice(2)) },
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-ignore': true, 'ts-expect-error': true, 'ts-nocheck': true, 'ts-check': true },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/max-params': ['error', { max: 3 }],
      // A leading underscore says that a place has to be filled and is not looked at.
      '@typescript-eslint/no-unused-vars': [
        'error',
        { ignoreRestSiblings: true, argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // A promise as an event handler is how React and Mantine buttons start a call; its rejection is still
      // floating.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      // Interfaces of stores and rules are async or generators by contract, also where one of them has
      // nothing to wait for.
      '@typescript-eslint/require-await': 'off',
      'require-yield': 'off',
      eqeqeq: 'error',
      'no-restricted-syntax': ['error', ...forAll],
      'max-lines': ['error', 300],
      ...comments,
    },
  },
  {
    files: ['**/*.ts'],
    ignores: TESTS,
    rules: { 'max-lines-per-function': ['error', { max: 40, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ['**/*.tsx'],
    ignores: TESTS,
    rules: { 'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }] },
  },
  { files: ['packages/mtg-cards/starter/**/*.ts'], rules: { 'max-lines': ['error', 400] } },
  {
    // Rules of games and packages run in the browser too.
    files: ['apps/web/**/*.{ts,tsx}', 'games/**/*.{ts,tsx}', 'packages/**/*.{ts,tsx}'],
    ignores: TESTS,
    rules: {
      'no-restricted-properties': ['error', ...notInEveryBrowser, ...refusable],
      'no-restricted-globals': ['error', ...refusedStorage.map((name) => ({ name, message: STORAGE }))],
      'no-restricted-imports': [
        'error',
        {
          name: '@mantine/hooks',
          importNames: ['useLocalStorage', 'useSessionStorage', 'useClipboard'],
          message: 'Use browserStorage, useStored and useCopy of the kit: a browser may refuse.',
        },
      ],
    },
  },
  {
    files: ['packages/ui-kit/src/{storage/{browser-storage,service-workers},copy/use-copy}.ts'],
    rules: { 'no-restricted-properties': ['error', ...notInEveryBrowser] },
  },
  {
    files: ['**/*.tsx', 'apps/web/**/*.ts', 'games/*/ui/**/*.ts', 'packages/{ui-kit,mtg-ui}/**/*.ts'],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    files: ['games/*/rules/**/*.ts', 'packages/{script,card-game}/**/*.ts'],
    rules: { 'parlour/no-floating-effect': 'error' },
  },
  {
    files: ['games/*/rules/**/*.ts'],
    rules: { 'parlour/value-as-condition': 'error' },
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    ignores: ['apps/server/src/store/**', ...TESTS],
    rules: { 'parlour/query-in-store': 'error' },
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: { 'parlour/no-circles': 'error', 'parlour/type-name': 'error' },
  },
  {
    files: ['{apps,bench,e2e,games,packages,tests}/**/*.{ts,tsx}'],
    // These run thousands of times in an answer or in a bot's look ahead, where a call and a loop would be
    // felt.
    ignores: ['packages/kernel/src/{difference,log}.ts', 'games/innovation/rules/{engine,vocabulary}/**'],
    rules: { 'parlour/use-defined': 'error' },
  },
  { files: ['**/*.{ts,tsx,mjs}'], rules: { 'parlour/variable-name': 'error' } },
  {
    // The kernel matches answers by their words, and scenarios are written in them.
    files: ['**/*.{ts,tsx}'],
    ignores: ['packages/{kernel,scenario}/**', ...TESTS],
    rules: { 'parlour/titles-are-words': 'error' },
  },
  {
    // Tests take answers of the server apart by hand, and prove with ts-expect-error what must not compile.
    files: TESTS,
    rules: {
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }],
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    files: [
      'apps/server/src/**/*.ts',
      'games/*/rules/**/*.ts',
      'packages/{kernel,script,mtg-cards}/src/**/*.ts',
    ],
    ignores: [
      ...TESTS,
      '**/{campaign,toys}/**',
      'apps/server/src/{refusals/refusal,failures/failures}.ts',
      'packages/kernel/src/refusal-catalogue.ts',
      'packages/mtg-cards/src/query/unreadable.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', ...forAll, outsideCatalogue] },
  },
  {
    files: ['e2e/**'],
    rules: {
      // Playwright reads from the pattern which fixtures a fixture needs, and so wants an empty one for none.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
      'no-restricted-syntax': ['error', ...forAll, inexactName, ...pictureTitle],
    },
  },
  {
    files: ['**/*.stand-in.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...forTests] },
  },
  {
    files: ['**/*.test.{ts,tsx}'],
    ignores: ['**/*.stand-in.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...forTests, sharedStandIn] },
  },
  ...boundaries,
  {
    // Build tools ask for a default export.
    files: ['*.config.ts', 'apps/*/*.config.ts', 'e2e/support/build.ts'],
    rules: { 'no-restricted-syntax': ['error', ...notOurStyle] },
  },
  {
    files: ['apps/web/public/**/*.js'],
    languageOptions: { globals: { window: 'readonly', document: 'readonly', CSS: 'readonly' } },
    // The first script runs in browsers that know no `catch` without a name.
    rules: { 'no-unused-vars': ['error', { caughtErrors: 'none' }] },
  },
  {
    files: ['**/*.mjs'],
    languageOptions: {
      globals: {
        console: 'readonly',
        process: 'readonly',
        fetch: 'readonly',
        URL: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        AbortSignal: 'readonly',
      },
    },
    rules: { 'max-lines': ['error', 300], 'max-params': ['error', 3], ...comments },
  },
)
