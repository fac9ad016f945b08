import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type Rolldown } from 'vite'

type Painter = typeof import('../ui/app/prerender.tsx')

type Painted = Omit<Awaited<ReturnType<Painter['paintHome']>>, 'html'> & {
  html: string
  style: string
  tag: string
}

const LANGUAGES = [
  ['en', 'en-US'],
  ['zh', 'zh-CN'],
  ['ja', 'ja-JP'],
] as const
const project = join(import.meta.dirname, '..')

/** Lays beside the page of every screen one of home in each language, painted before any script has come. */
export const paintHome = (): Plugin => ({
  name: 'paint-home',
  apply: 'build',
  async writeBundle({ dir }, bundle) {
    if (dir === undefined) return
    // within the project, where its packages are found
    const folder = await mkdtemp(join(project, 'node_modules', '.painter-'))
    try {
      const painter = await buildPainter(folder)
      const built = join(dir, 'index.html')
      const page = await readFile(built, 'utf8')
      const core = scriptsOf(bundle, '/ui/app/load-editor.ts')
      checkFiles(painter.style, dir)
      for (const [language, tag] of LANGUAGES) {
        const { html, ...home } = await painter.paintHome(language)
        const painted = { ...home, html: await text(html), style: painter.style, tag }
        const whole = homeOf(page, painted, scriptsOf(bundle, '/ui/pages/home.tsx'), core)
        await writeFile(join(dir, `home.${language}.html`), whole)
      }
      // every other screen waits for the core
      await writeFile(
        built,
        page.replace('</head>', () => `${links('modulepreload', page, core)}</head>`),
      )
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
})

/** The interface as a program of Node's, built aside. */
async function buildPainter(folder: string): Promise<Painter> {
  await build({
    configFile: false,
    root: join(project, 'ui'),
    plugins: [react(), tailwindcss()],
    logLevel: 'error',
    publicDir: false,
    build: {
      ssr: join(project, 'ui', 'app', 'prerender.tsx'),
      outDir: folder,
      assetsInlineLimit: 0,
      target: 'es2023',
      rolldownOptions: { output: { entryFileNames: 'painter.mjs' } },
    },
  })
  return import(pathToFileURL(join(folder, 'painter.mjs')).href)
}

/** A rule in the page that names a file which was not built would fail in silence. */
function checkFiles(style: string, dir: string): void {
  for (const [, path = ''] of style.matchAll(/url\(["']?(\/[^)"']+)/g)) {
    if (!existsSync(join(dir, path)))
      throw new Error(`home's rules name ${path}, which is not there`)
  }
}

/** The file of a source and all it stands on, which the browser would otherwise find out one after another. */
function scriptsOf(bundle: Rolldown.OutputBundle, source: string): string[] {
  const found = new Set<string>()
  const add = (name: string) => {
    const part = bundle[name]
    if (part?.type !== 'chunk' || found.has(name)) return
    found.add(name)
    for (const below of part.imports) add(below)
  }
  for (const part of Object.values(bundle)) {
    if (part.type === 'chunk' && part.facadeModuleId?.endsWith(source)) add(part.fileName)
  }
  return [...found]
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** Asks for the scripts that a page does not ask for yet. */
const links = (rel: 'modulepreload' | 'prefetch', page: string, scripts: string[]): string =>
  scripts
    .filter((name) => !page.includes(`"/${name}"`))
    .map((name) => `<link rel="${rel}" as="script" crossorigin href="/${name}">`)
    .join('')

/** The page of every screen with home in it: its rules in the page, all files asked for after the words, the core's last. */
function homeOf(
  page: string,
  { html, words, title, description, style, tag }: Painted,
  scripts: string[],
  core: string[],
): string {
  const late: string[] = []
  const kept = page.replace(
    /\s*<(?:link rel="(?:stylesheet|modulepreload)"[^>]*>|script type="module"[^>]*><\/script>)/g,
    (found) => {
      // home's own rules stand in the page: its scripts ask for the others
      late.push(found.trim().replace('rel="stylesheet"', 'rel="stylesheet" media="not all"'))
      return ''
    },
  )
  late.push(links('modulepreload', page, scripts))
  // kept apart until the page has begun: home's own scripts come first
  const ahead = links('prefetch', page + late.join(''), core)
  late.push(`<template id="core">${ahead}</template>`)
  const facts = JSON.stringify(words).replaceAll('<', '\\u003c')
  const block = `<script type="application/json" id="words">${facts}</script>`
  const parts: [RegExp, string][] = [
    [/<html lang="[^"]*">/, `<html lang="${tag}">`],
    [/<title>[^<]*<\/title>/, `<title>${escaped(title)}</title>`],
    [/(<meta name="description" content=")[^"]*/, `$1${escaped(description)}`],
    [/<\/head>/, `<style>${style}</style></head>`],
    [/<div id="root"><\/div>/, `<div id="root">${html}</div>${block}${late.join('')}`],
  ]
  return parts.reduce((whole, [place, replacement]) => {
    if (!place.test(whole)) throw new Error(`ui/index.html has no ${place.source}`)
    return whole.replace(place, (...found) => replacement.replace('$1', () => String(found[1])))
  }, kept)
}
