import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  // What the shell may weigh is bounded by a row of `npm run bench`, compressed as it is sent.
  build: { target: 'es2022', sourcemap: true, chunkSizeWarningLimit: 600 },
})
