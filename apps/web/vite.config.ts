import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { callsByPath } from '../../scripts/calls-by-path.mjs'
import { noChunkCircles } from '../../scripts/chunk-circles.mjs'

export default defineConfig({
  plugins: [callsByPath(), noChunkCircles(), react()],
  // Rows of `npm run bench` bound what a first visit brings.
  build: {
    target: 'es2022',
    sourcemap: true,
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], priority: 9 },
            { name: 'schemas', test: /node_modules\/zod\//, priority: 8 },
            {
              name: 'pages',
              test: /node_modules\/(react-router|socket|engine|@socket|@tanstack\/(query|react-query))/,
              priority: 7,
            },
            { name: 'pages', test: /apps\/web\/src\/(?!magic|game\/|admin|lobby)/, priority: 7 },
            { name: 'fields', test: /node_modules\/(react-number-format|@mantine\/core)/, priority: 6 },
            { name: 'kit', test: /packages\/ui-kit/, priority: 5 },
            { name: 'cards', test: /packages\/mtg-(ui|cards)/, priority: 4 },
          ],
        },
      },
    },
  },
})
