import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { paintHome } from './scripts/paint-home.ts'

const BASE = /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/

export default defineConfig({
  root: 'ui',
  plugins: [react(), tailwindcss(), paintHome()],
  build: {
    outDir: '../dist/ui',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2023',
    rolldownOptions: {
      output: {
        // what every screen needs comes as one file: fewer round trips, and it outlives our releases in caches
        codeSplitting: { groups: [{ name: 'base', test: BASE }] },
      },
    },
  },
  server: { fs: { allow: ['..'] } },
})
