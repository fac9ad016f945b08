// Runs programs of the product with its own Node, once everything is installed. Runs on Node 20.
import { spawnSync } from 'node:child_process'
import process from 'node:process'
import { productEnvironment, productNode, root } from './install.mjs'

/** Runs a program to its end, here and now; answers its exit code. */
export const run = (...words) =>
  spawnSync(productNode, words, { cwd: root, stdio: 'inherit', env: productEnvironment() })
    .status ?? 1

/** Runs programs one after another and ends with the code of the first that fails, or with 0. */
export function runAll(programs) {
  for (const words of programs) {
    const code = run(...words)
    if (code !== 0) process.exit(code)
  }
  process.exit(0)
}
