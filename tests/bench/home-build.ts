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

/** Bytes of script, squeezed, that the page asks for before anything else can happen. */
export async function eagerBytes({ folder }: Built): Promise<number> {
  const page = await readFile(join(folder, 'index.html'), 'utf8')
  const named = [...page.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].map(([, path = '']) => path)
  const sizes = await Promise.all([...new Set(named)].map((path) => squeezed(join(folder, path))))
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** Bytes of all scripts, squeezed. */
export async function allBytes({ folder }: Built): Promise<number> {
  const assets = join(folder, 'assets')
  const names = (await readdir(assets)).filter((name) => name.endsWith('.js'))
  const sizes = await Promise.all(names.map((name) => squeezed(join(assets, name))))
  return sizes.reduce((sum, size) => sum + size, 0)
}
