import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { BUILD_TARGET, browserFloor } from '../../tooling/browser-floor.mjs'
import { callsByPath } from '../../tooling/calls-by-path.mjs'
import { noChunkCircles } from '../../tooling/chunk-circles.mjs'

export default defineConfig({
  plugins: [callsByPath(), noChunkCircles(), browserFloor(), react()],
  // Rows of `npm run bench` bound what a first visit brings. A group takes along whatever its modules need
  // and no group above it has, so that groups import upwards only; what is in none stands in chunks by the
  // pages that use it.
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
            { name: 'schemas', test: /node_modules\/zod\//, priority: 9 },
            {
              name: 'pages',
              test: /web\/src\/(pages\.tsx|time\/|tables\/table-skeleton)|ui-kit\/src\/(theme|storage|copy)|ui-kit\/src\/(?!lobby|log|flights|answering|request).*\.css|protocol\/src\/calls\/lobbies|(Checkbox|Skeleton)\.mjs/,
              priority: 8,
            },
            { name: 'home', test: /web\/src\/(home|tables)\//, priority: 7 },
            {
              name: 'kit',
              test: /packages\/ui-kit\/src\/(?!lobby|log|flights|answering|request|dialog\/text-export|links\/qr-code)|(Tooltip|NativeSelect|Textarea|use-viewport-size|use-debounced-value)\.mjs/,
              minShareCount: 2,
              priority: 7,
            },
            {
              name: 'game',
              test: /packages\/ui-kit\/src\/(?!lobby|dialog\/text-export|links\/qr-code)|web\/src\/game\/(?!debug-dialog|game-editor)|rules\/facts\/names/,
              priority: 6,
            },
            {
              name: 'settings',
              test: /packages\/ui-kit\/src\/lobby|packages\/kernel|packages\/protocol\/src\/(call|calls\/made)\.ts/,
              minShareCount: 2,
              priority: 5,
            },
            {
              name: 'cards',
              test: /mtg-ui\/src\/((?!card-editor\/(?!card-edit\.)|set-picker|deck\/(?!deck-words)|piles\/|draft\/)|(deck|piles|draft)\/.*\.css)|mtg-cards\/src\/(collections\/(card-order|group-by)|names\/spelling)|protocol\/src\/calls\/cubes|magic\/card-cache/,
              minShareCount: 2,
              priority: 5,
            },
            {
              name: 'decks',
              test: /mtg-ui\/src\/(piles|draft|deck\/(?!card-list|deck-(card|export|import|set)|import|use-import))|packages\/matches/,
              minShareCount: 2,
              priority: 4,
            },
            {
              name: 'magic',
              test: /mtg-cards\/src\/query|web\/src\/(magic\/(?!cube\/(achievements|dialogs|delete)|printings)|card-update)\//,
              minShareCount: 2,
              priority: 4,
            },
            { name: 'editing', test: /packages\/mtg-/, minShareCount: 2, priority: 3 },
            {
              debugName: 'a game',
              name: (id: string) => /games\/([^/]+)\/ui/.exec(id)?.[1] ?? null,
              test: /games\/[^/]+\/ui/,
              minShareCount: 2,
              priority: 4,
            },
          ],
        },
      },
    },
  },
})
