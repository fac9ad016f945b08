import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

const FLOOR = `
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom'
createRoot(document.getElementById('root')).render(
  createElement(BrowserRouter, null,
    createElement(Link, { to: '/' }, 'home'),
    createElement(Routes, null, createElement(Route, { path: '*', element: 'page' }))))
`
const PAGE = '<div id="root"></div><script type="module" src="./main.js"></script>'

export type Built = { folder: string; close(): Promise<void> }

const close = (folder: string) => () => rm(folder, { recursive: true, force: true })

/** The interface as it is released, built aside. */
export async function buildInterface(): Promise<Built> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-home-'))
  await build({ logLevel: 'error', build: { outDir: folder, emptyOutDir: true } })
  return { folder, close: close(folder) }
}

/** React, its DOM and the router with nothing in them. */
export async function buildFloor(): Promise<Built> {
  // inside the project, where its packages are found
  const source = await mkdtemp(join(import.meta.dirname, '.floor-'))
  const folder = await mkdtemp(join(tmpdir(), 'bench-floor-'))
  await writeFile(join(source, 'main.js'), FLOOR)
  await writeFile(join(source, 'index.html'), PAGE)
  await build({
    configFile: false,
    root: source,
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true, target: 'es2023' },
  })
  await rm(source, { recursive: true, force: true })
  return { folder, close: close(folder) }
}

const squeezed = async (path: string): Promise<number> =>
  gzipSync(await readFile(path), { level: 9 }).length

/** Home in English where a build has painted it, else the page of every screen. */
export const homeOf = ({ folder }: Built): string =>
  existsSync(join(folder, 'home.en.html')) ? 'home.en.html' : 'index.html'

/** The scripts a page asks for before anything else can happen; what it only fetches ahead is not among them. */
export function eagerScripts(folder: string, page: string): string[] {
  const tags = readFileSync(join(folder, page), 'utf8').match(/<(?:script|link)\b[^>]*>/g) ?? []
  const named = tags.flatMap((tag) => {
    if (tag.startsWith('<link') && !tag.includes('rel="modulepreload"')) return []
    const path = /(?:src|href)="(\/[^"]+\.js)"/.exec(tag)?.[1]
    return path === undefined ? [] : [path]
  })
  return [...new Set(named)].map((path) => join(folder, path))
}

/** Bytes of those scripts of home, squeezed. */
export async function eagerBytes(built: Built): Promise<number> {
  const sizes = await Promise.all(eagerScripts(built.folder, homeOf(built)).map(squeezed))
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** The words of home in a page without style or script. */
export function wordsAlone(home: string): string {
  const [, root = ''] = /<div id="root">([\s\S]*?)<script/.exec(home) ?? []
  const lines = root.replace(/<[^>]+>/g, '\n').split('\n')
  const paragraphs = lines.filter((line) => line.trim() !== '').map((line) => `<p>${line}</p>`)
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Home</title><body>${paragraphs.join('')}</body></html>`
}

/** Bytes of all scripts, squeezed. */
export async function allBytes({ folder }: Built): Promise<number> {
  const assets = join(folder, 'assets')
  const names = (await readdir(assets)).filter((name) => name.endsWith('.js'))
  const sizes = await Promise.all(names.map((name) => squeezed(join(assets, name))))
  return sizes.reduce((sum, size) => sum + size, 0)
}
