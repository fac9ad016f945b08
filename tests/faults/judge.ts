import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { prepare } from '../../scripts/mutation/commands.ts'
import { copyTree, workFolder } from '../../scripts/mutation/copies.ts'
import { treeOf } from '../../scripts/mutation/syntax.ts'
import { WaitingTests } from '../../scripts/mutation/waiting-tests.ts'
import type { HandFault } from './fault.ts'

/** A machine may stand still for a while: a test that takes longer ends badly, which is no catch. */
const PATIENCE_MS = 120_000

/** The source with its fault in it; throws where its text does not stand there once, or what comes of it is no program. */
export function withHandFault(source: string, { what, file, text, put }: HandFault): string {
  const found = source.split(text).length - 1
  if (found !== 1) throw new Error(`“${what}”: its text stands ${found} times in ${file}`)
  const faulty = source.replace(text, () => put)
  treeOf(file, faulty)
  return faulty
}

/** A copy of the tree in which faults are put in, one at a time, each judged by its own test. */
export function openJudge(root = process.cwd()) {
  const folder = workFolder()
  const copy = copyTree(root, join(folder, 'copy'))
  prepare(copy)
  const tests = new WaitingTests(copy)
  const ask = async (changed: string, files: string[]): Promise<string | null> => {
    const answer = await tests.ask({ changed, files }, PATIENCE_MS)
    return answer === null ? 'nothing within its time' : answer.failed
  }
  async function judge(fault: HandFault): Promise<string | null> {
    const file = join(copy, fault.file)
    const source = readFileSync(file, 'utf8')
    writeFileSync(file, withHandFault(source, fault))
    try {
      return await ask(fault.file, [fault.test])
    } finally {
      writeFileSync(file, source)
    }
  }
  return {
    /** How many faults are caught, each by its own test, and which are not; throws where a test fails without any fault. */
    async caughtOf(faults: readonly HandFault[]): Promise<{ missed: string[]; caught: number }> {
      const without = await ask('package.json', [...new Set(faults.map(({ test }) => test))])
      if (without !== null) throw new Error(`fails without any fault: ${without}`)
      const missed: string[] = []
      for (const fault of faults) {
        const failed = await judge(fault)
        if (failed !== fault.test) missed.push(`${fault.what}: ${failed}`)
      }
      return { missed, caught: faults.length - missed.length }
    },
    close(): void {
      WaitingTests.endAll()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
