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
            { name: 'first', tags: ['$initial'], priority: 10 },
            { name: 'pages', test: moduleAt('./src/pages.tsx'), priority: 9 },
            { name: 'home', test: moduleAt('./src/home/home-page.tsx'), priority: 8 },
            { name: 'game', test: moduleAt('./src/game/game-page.tsx'), priority: 7 },
            { name: 'kit', test: /packages\/ui-kit\//, minShareCount: 2, priority: 6 },
            { name: 'cards', test: /packages\/mtg-/, minShareCount: 3, priority: 5 },
            { name: ofGame, test: OF_GAME, minShareCount: 2, priority: 4 },
            { name: 'card-cache', test: /web\/src\/magic\/card-cache\//, minShareCount: 2, priority: 3 },
            {
              name: 'magic',
              test: /web\/src\/magic\/|mtg-cards\/src\/query\//,
              minShareCount: 2,
              priority: 2,
            },
          ],
        },
      },
    },
  },
})
