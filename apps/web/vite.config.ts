import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { BUILD_TARGET, browserFloor } from '../../tooling/browser-floor.mjs'
import { callsByPath } from '../../tooling/calls-by-path.mjs'
import { noChunkCircles } from '../../tooling/chunk-circles.mjs'

const OF_GAME = /games\/([^/]+)\/ui\//

/** What only several screens of one game share is named by the game. */
const ofGame = (id: string): string | null => OF_GAME.exec(id)?.[1] ?? null

/** Matches a module by its path from here. Throws when there is none: a renamed page keeps its chunk. */
function moduleAt(path: string): (id: string) => boolean {
  const file = fileURLToPath(new URL(path, import.meta.url))
  if (!existsSync(file)) throw new Error(`vite.config.ts names a chunk after ${path}, which does not exist.`)
  return (id) => id === file
}

/** Reading and writing of lists of cards, which only their dialogs need. */
const LISTS = /packages\/mtg-\w+\/src\/lists\//

/** Cards of Magic, and the calls of their decks. */
const OF_CARDS = /packages\/(?:mtg-|matches\/|protocol\/src\/calls\/(?:decks|links)\.ts)/

/** Links to hand on, with which a new hub begins. */
const OF_LINKS = /packages\/ui-kit\/src\/(?:links|copy)\/(?!qr-code)/

/** Small parts of libraries that most boards use and the first pages do not. */
const OF_LIBRARIES = /@tanstack\/|@mantine\/hooks\/|@mantine\/core\/.*\/FileButton\//

type Test = RegExp | ((id: string) => boolean)
const passes = (test: Test, id: string): boolean => (test instanceof RegExp ? test.test(id) : test(id))
const anyOf =
  (...tests: readonly Test[]) =>
  (id: string): boolean =>
    tests.some((test) => passes(test, id))
const allBut =
  (left: Test, test: Test) =>
  (id: string): boolean =>
    !passes(left, id) && passes(test, id)

export default defineConfig({
  plugins: [callsByPath(), noChunkCircles(), browserFloor(), react()],
  // Rows of `npm run bench` bound what a first visit brings. What the first pages need stands in chunks named
  // by them, the most visited first, each with all that it imports; then what several later pages share, by
  // package. All other pages, and each game, are chunks of their own.
  build: {
    target: BUILD_TARGET,
    sourcemap: true,
    manifest: true,
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], priority: 9 },
            {
              name: 'pages',
              test: anyOf(moduleAt('./src/pages.tsx'), moduleAt('./src/home/home-page.tsx'), OF_LINKS),
              priority: 8,
            },
            { name: 'game', test: moduleAt('./src/game/game-page.tsx'), priority: 7 },
            { name: 'kit', test: anyOf(/packages\/ui-kit\//, OF_LIBRARIES), minShareCount: 2, priority: 6 },
            { name: 'cards', test: allBut(LISTS, OF_CARDS), minShareCount: 3, priority: 5 },
            { name: 'card-lists', test: LISTS, minShareCount: 2, priority: 4 },
            { name: ofGame, test: OF_GAME, minShareCount: 2, priority: 3 },
            { name: 'card-cache', test: /web\/src\/magic\/card-cache\//, minShareCount: 2, priority: 2 },
            {
              name: 'magic',
              test: /web\/src\/magic\/|mtg-cards\/src\/query\//,
              minShareCount: 2,
              priority: 1,
            },
          ],
        },
      },
    },
  },
})
