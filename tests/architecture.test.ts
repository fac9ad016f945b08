import { globSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { describe, expect, it } from 'vitest'
import { circleIn, importsIn, pluginGraph } from './imports.ts'

/** A view library: React itself and what only a screen needs. */
const VIEW =
  /^(react|react-dom|react-i18next|react-markdown|react-router-dom|i18next|lexical|sonner|lucide-react|use-stick-to-bottom|remark-gfm|rehype-sanitize|@fontsource(-variable)?\/.+|@lexical\/.+|@base-ui\/react|@xyflow\/react|@tanstack\/react-virtual)(\/|$)/
const SERVER_ONLY =
  /^(fastify|kysely|pg|sharp|nodemailer|jose|ai|compromise|wasm-media-encoders|yaml|fastify-type-provider-zod|@fastify\/.+|@ai-sdk\/.+|@node-rs\/.+|@resvg\/.+|@dicebear\/.+)(\/|$)/
const SCHEMAS = /^schemas\/.+\.ts$/
const GAME = /^core\/game\/.+\.ts$/
const CORE = /^core\/.+\.ts$/
const KIT = /^ui\/kit\//
const FACE = /^plugins\/[^/]+\/(commands|projections)\.ts$/
const LIST = /^plugins\/index\.ts$/
/** The product's own types over the engine, its ports, and the fold that browser and server share. */
const PRODUCT = /^plugins\/(kit|fold|ports\/[^/]+)\.ts$/
const OWN_TS = /^OWN\/.+\.ts$/
const OWN = /^OWN\//
const ZOD = /^zod(\/|$)/
const RXJS = /^rxjs(\/|$)/
const ENGINE = /^(rxjs|immer)(\/|$)/
const LEXICAL = /^(lexical|@lexical\/selection)$/

type Place = RegExp | ((to: string) => boolean)
type Row = { from: RegExp; may: Place[] }

const isPackage = (to: string): boolean =>
  !/^(schemas|core|plugins|ui|server|fixtures|tests|bench|scripts)\//.test(to)
const browserPackage: Place = (to) => isPackage(to) && !isBuiltin(to) && !SERVER_ONLY.test(to)
const serverPackage: Place = (to) => isPackage(to) && !VIEW.test(to)

/** Who sees whom, first row that fits: `may` are the places a file may import from; `OWN` is its own plugin. */
const LAW: Row[] = [
  { from: /^schemas\//, may: [SCHEMAS, ZOD] },
  { from: /^core\/engine\//, may: [/^core\/engine\/.+\.ts$/, ENGINE] },
  { from: /^core\/game\//, may: [SCHEMAS, GAME] },
  { from: /^core\//, may: [SCHEMAS, CORE, ENGINE] },
  { from: LIST, may: [/^plugins\/[^/]+\/index\.ts$/] },
  { from: /^plugins\/[^/]+\.ts$|^plugins\/ports\//, may: [SCHEMAS, CORE, PRODUCT, RXJS] },
  { from: /^plugins\/.+\.ts$/, may: [SCHEMAS, CORE, PRODUCT, OWN_TS, FACE, RXJS, LEXICAL] },
  { from: /^plugins\/.+\.tsx$/, may: [SCHEMAS, CORE, PRODUCT, OWN, FACE, KIT, RXJS, VIEW] },
  { from: KIT, may: [SCHEMAS, CORE, PRODUCT, KIT, VIEW] },
  { from: /^ui\//, may: [SCHEMAS, CORE, /^(plugins|ui)\//, browserPackage] },
  {
    from: /^server\/.+\.ts$/,
    may: [SCHEMAS, CORE, /^server\/.+(?<!\.tsx)$/, LIST, PRODUCT, FACE, serverPackage],
  },
  {
    from: /^fixtures\/.*arbitraries\.ts$/,
    may: [SCHEMAS, CORE, /^fixtures\/.*arbitraries\.ts$/, /^fast-check$/],
  },
  { from: /^fixtures\//, may: [SCHEMAS, CORE, /^fixtures\//] },
]

/** Tests and benchmarks see everything; scripts are run by hand and may reach where they must. */
const FREE = /^(tests|bench|scripts)\//

/** What a file imports against the law; a file no row speaks of may import nothing. */
function strangersIn(file: string, source: string): string[] {
  if (FREE.test(file)) return []
  const own = `${file.split('/').slice(0, 2).join('/')}/`
  const may = LAW.find(({ from }) => from.test(file))?.may ?? []
  const allowed = (to: string): boolean =>
    may.some((place) =>
      typeof place === 'function'
        ? place(to)
        : place.test(to) || place.test(to.replace(own, 'OWN/')),
    )
  return importsIn(file, source).filter(
    (to) => !allowed(to) || (to.endsWith('.tsx') && !mayRender(file)),
  )
}

/** Only a view may import a view: `.ts` never sees `.tsx`. */
const mayRender = (file: string): boolean => file.endsWith('.tsx')

const files = globSync('{schemas,core,plugins,ui,server,fixtures}/**/*.{ts,tsx}')

describe('who sees whom', () => {
  it('[HS4] finds files to judge', () => {
    expect(files.length).toBeGreaterThan(20)
  })

  it('[HS4] every file imports only what it may', () => {
    const strangers = files.flatMap((file) =>
      strangersIn(file, readFileSync(file, 'utf8')).map((to) => `${file} imports ${to}`),
    )
    expect(strangers).toEqual([])
  })

  it('[HS4] every file of the product is spoken of by the law', () => {
    expect(files.filter((file) => !LAW.some(({ from }) => from.test(file)))).toEqual([])
  })
})

describe('plugin folders', () => {
  it('[HS46] import one another in no circle', () => {
    const graph = pluginGraph(files.map((file) => [file, readFileSync(file, 'utf8')]))
    expect(graph.size).toBeGreaterThan(20)
    expect(circleIn(graph)?.join(' -> ') ?? 'no circle').toBe('no circle')
  })

  it('[HS46] are found out by name where they do, through a view or a type too', () => {
    const graph = pluginGraph([
      ['plugins/basics/view.tsx', `import { shown } from '#plugins/steps/projections.ts'`],
      ['plugins/steps/index.ts', `import type { World } from './world.ts'`],
      ['plugins/steps/world.ts', `import type { Cast } from '../npcs/projections.ts'`],
      ['plugins/npcs/view.tsx', `import { cover } from '#plugins/basics/projections.ts'`],
      ['plugins/nodes/index.ts', `import { title } from '#plugins/basics/projections.ts'`],
    ])
    expect(circleIn(graph)).toEqual(['basics', 'steps', 'npcs', 'basics'])
    graph.delete('npcs')
    expect(circleIn(graph)).toBeNull()
  })
})

describe('the law complains about', () => {
  it.each([
    ['schemas/npc.ts', `import { emit } from '#core/record.ts'`],
    ['schemas/npc.ts', `import { map } from 'rxjs'`],
    ['schemas/npc.ts', `import { readFile } from 'node:fs'`],
    ['core/record.ts', `import { steps } from '#plugins/steps/projections.ts'`],
    ['core/record.ts', `import type { Steps } from '#plugins/steps/projections.ts'`],
    ['core/record.ts', `export type { Root } from 'react-dom'`],
    ['core/record.ts', `const late = import('../server/app.ts')`],
    ['core/engine/bus.ts', `import type { Draft } from '#schemas/draft.ts'`],
    ['core/engine/bus.ts', `import { redact } from '../redact.ts'`],
    ['core/game/walk.ts', `import { projection } from '#core/projection.ts'`],
    ['core/game/walk.ts', `import { values } from '../table.ts'`],
    ['core/game/walk.ts', `import { map } from 'rxjs'`],
    ['core/game/walk.ts', `import { z } from 'zod'`],
    ['plugins/index.ts', `import { tab } from './steps/commands.ts'`],
    ['plugins/steps/index.ts', `import { answer } from '#server/app.ts'`],
    ['plugins/steps/index.ts', `import { useState } from 'react'`],
    ['plugins/steps/index.ts', `import { View } from './view.tsx'`],
    ['plugins/steps/index.ts', `import { effects } from '../quoting/effects.ts'`],
    ['plugins/steps/index.ts', `import { dialog } from '#ui/kit/dialog.ts'`],
    ['plugins/steps/view.tsx', `import { Page } from '#ui/pages/home.tsx'`],
    ['plugins/steps/view.tsx', `import { View } from '../quoting/view.tsx'`],
    ['plugins/steps/view.tsx', `import Fastify from 'fastify'`],
    ['ui/kit/dialog.tsx', `import { steps } from '#plugins/steps/projections.ts'`],
    ['ui/adapters/clock.ts', `import { Home } from '../pages/home.tsx'`],
    ['ui/pages/home.tsx', `import { app } from '#server/app.ts'`],
    ['ui/pages/home.tsx', `import { readFile } from 'node:fs/promises'`],
    ['ui/pages/home.tsx', `import { shuffled } from '../../bench/random.ts'`],
    ['ui/pages/home.tsx', `import {\n  sql,\n} from 'kysely'`],
    ['server/app.ts', `import { createElement } from 'react'`],
    ['server/app.ts', `import { $getRoot } from 'lexical'`],
    ['server/app.ts', `import { $generate } from '@lexical/html'`],
    ['server/app.ts', `const late = await import('react-dom/server')`],
    ['server/app.ts', `import { View } from './view.tsx'`],
    ['server/app.ts', `import { View } from '#plugins/steps/view.tsx'`],
    ['server/app.ts', `import { effects } from '#plugins/steps/effects.ts'`],
    ['server/app.ts', `import { world } from '#fixtures/worlds.ts'`],
    ['server/page.tsx', `import { app } from './app.ts'`],
    ['fixtures/worlds.ts', `import { steps } from '#plugins/steps/projections.ts'`],
    ['elsewhere/loose.ts', `import { z } from 'zod'`],
  ])('[HS4] %s with %s', (file, source) => {
    expect(strangersIn(file, source)).toHaveLength(1)
  })
})

describe('the law lets pass', () => {
  it.each([
    ['schemas/npc.ts', `import { z } from 'zod'\nimport { Id } from './id.ts'`],
    [
      'core/bus.ts',
      `import { Subject } from 'rxjs'\nimport type { Draft } from '#schemas/draft.ts'`,
    ],
    [
      'core/game/walk.ts',
      `import { wayFrom } from './ways.ts'\nimport type { Id } from '#schemas/id.ts'`,
    ],
    ['plugins/index.ts', `import { steps } from './steps/index.ts'`],
    [
      'plugins/steps/index.ts',
      `import { tab } from './commands.ts'\nimport { x } from '../npcs/projections.ts'`,
    ],
    [
      'plugins/steps/view.tsx',
      `import { useMemo } from 'react'\nimport { PluginSlot } from '#ui/kit/slots.tsx'`,
    ],
    ['ui/app/main.tsx', `import '../kit/tokens.css'\nimport { plugins } from '#plugins/index.ts'`],
    ['ui/app/routes.tsx', `const home = lazy(() => import('../pages/home.tsx'))`],
    ['server/app.ts', `import Fastify from 'fastify'\nimport { plugins } from '#plugins/index.ts'`],
    ['server/app.ts', `import { readFile } from 'node:fs'\n// import { useState } from 'react'`],
    ['fixtures/worlds.ts', `import { emptyDraft } from '#schemas/draft.ts'`],
    ['tests/steps.test.ts', `import { View } from '#plugins/steps/view.tsx'`],
    ['bench/pages/main.tsx', `import { Growing } from '#ui/kit/growing.tsx'`],
    ['scripts/make.ts', `import { app } from '#server/app.ts'`],
  ])('[HS4] %s with %s', (file, source) => {
    expect(strangersIn(file, source)).toEqual([])
  })
})
