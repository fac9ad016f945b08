import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { factChecks } from './scripts/fact-checks.ts'
import { paintHome } from './scripts/paint-home.ts'

const BASE = /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/

/** What every screen has around it, as far as others use it too: apart, each would be a file of some hundred bytes. */
const FRAME = new RegExp(
  [
    'ui/kit/(avatar|button|classes|empty|late-command|live-region|sign|site|skeleton|slots)\\.tsx?',
    'ui/kit/(unsent-idea|use-hydrated|use-projection|use-words|words)\\.ts',
    'ui/adapters/(frames|locale|navigation|storage|unsent-idea)\\.ts',
    'ui/app/(account-corner|boundary|disclosure|editor-gate|face|first-look|game-links|guard|header)\\.tsx?',
    'ui/app/(language-picker|mobile-menu|pages|routes|shell|site|social-links|words)\\.tsx?',
    'plugins/(account|analytics)/commands\\.ts',
    'plugins/[^/]+/frame\\.tsx',
    'ui/views/frame-views\\.tsx',
    'plugins/account/projections\\.ts',
    'plugins/idea/(commands|idea-form|idea-language|language-chip|templates)\\.tsx?',
    'core/engine/(kit|projection)\\.ts',
    'plugins/kit\\.ts',
    'schemas/(language-tag|limits|pages)\\.ts',
    'vite/preload-helper\\.js',
  ]
    .join('|')
    .replaceAll('/', '[\\\\/]'),
)

/** What every screen but the painted home waits for, as files that begin one task after the other; see `ui/app/editor-gate.tsx`. */
const CORE: readonly (readonly [string, RegExp])[] = [
  ['language', /node_modules[\\/]zod[\\/]|[\\/]schemas[\\/]language\.ts/],
  ['events', /[\\/]schemas[\\/]events[\\/]/],
  ['api', /[\\/]schemas[\\/]api[^\\/]*\.ts/],
  ['draft', /[\\/]schemas[\\/][^\\/]+\.ts/],
  ['core', /node_modules[\\/](rxjs|immer)[\\/]|[\\/]core[\\/]/],
  ['plugins', /[\\/]plugins[\\/].*\.ts$/],
]

export default defineConfig({
  root: 'ui',
  plugins: [react(), tailwindcss(), factChecks(), paintHome()],
  build: {
    outDir: '../dist/ui',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2023',
    // every browser of that year knows how
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // what every screen needs comes as one file: fewer round trips, and it outlives our releases in caches
        codeSplitting: {
          groups: [
            { name: 'base', test: BASE },
            { name: 'frame', test: FRAME },
            ...CORE.map(([name, test]) => ({ name, test, minShareCount: 2 })),
          ],
        },
      },
    },
  },
  server: { fs: { allow: ['..'] } },
})
