import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

/** Libraries that change seldom and that every screen needs: cached apart from our own code. */
const alwaysNeeded = /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/
const streaming = /node_modules[\\/](rxjs|observable-hooks|tslib)[\\/]/

export default defineConfig({
  plugins: [react()],
  // RxJS ships its classes as written under this condition; without it come copies for browsers long gone.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    sourcemap: true,
    // Nothing inlined: the page's content security policy allows files of this origin only.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Only these two are named. Whatever one screen or one feature loads stays in that screen's own chunk,
        // so hls.js and svgaplayerweb are not part of the way to the first screen.
        codeSplitting: {
          groups: [
            { name: 'react', test: alwaysNeeded },
            { name: 'rxjs', test: streaming },
          ],
        },
      },
    },
  },
})
