import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  // A row of `npm run bench` bounds the compressed size of the shell.
  build: { target: 'es2022', sourcemap: true, chunkSizeWarningLimit: 600 },
})
