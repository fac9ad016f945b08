import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import process from 'node:process'

const NAME = 'lamplight-mutation-'

/** A folder of this run; what a killed run left behind goes first. */
export function workFolder(): string {
  for (const name of readdirSync(tmpdir()).filter((one) => one.startsWith(NAME)))
    if (!isAlive(Number(name.slice(NAME.length).split('-')[0])))
      rmSync(join(tmpdir(), name), { recursive: true, force: true })
  const folder = mkdtempSync(join(tmpdir(), `${NAME}${process.pid}-`))
  // a test starts the server of a copy as another account
  chmodSync(folder, 0o755)
  return folder
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** A copy of the tree as it stands, also of what is not committed: faults go there and never into the checkout. */
export function copyTree(root: string, to: string): string {
  const words = ['ls-files', '--cached', '--others', '--exclude-standard', '-z']
  const files = execFileSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
  for (const file of files.split('\0').filter((one) => one !== '' && existsSync(join(root, one)))) {
    mkdirSync(dirname(join(to, file)), { recursive: true })
    cpSync(join(root, file), join(to, file))
  }
  symlinkSync(join(root, 'node_modules'), join(to, 'node_modules'))
  // where the interface is built to: a server that another account starts cannot make it
  mkdirSync(join(to, 'dist', 'ui'), { recursive: true })
  return to
}
