import { defineConfig } from 'vite'

/** The server: one ES module for Node. Packages are not bundled; they are loaded from node_modules. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: 'platform/main.ts',
    outDir: 'dist/platform',
    emptyOutDir: true,
    target: 'node20.19',
    sourcemap: true,
    minify: false,
    rolldownOptions: { output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' } },
  },
})
