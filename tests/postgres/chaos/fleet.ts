import { type ChildProcess, spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { environmentOfRun, PROJECT } from '../../server/process.ts'

/** What one server compiled, the next one need not. */
const COMPILED = { NODE_COMPILE_CACHE: join(tmpdir(), 'lamplight-compiled') }

type Slot = {
  port: number
  child: ChildProcess | undefined
  isReady: boolean
  said: string
  /** How long its last start took. */
  startMs: number
  /** How the one before ended; null: it was killed. */
  endedBy: number | null
}

/** Servers side by side, each at a port of its own, that are killed and started again. */
export function createFleet(
  ports: readonly number[],
  script: string,
  settings: Record<string, string>,
) {
  const slots = ports.map(
    (port): Slot => ({
      port,
      child: undefined,
      isReady: false,
      said: '',
      startMs: 0,
      endedBy: null,
    }),
  )

  /** Starts a server where none is; resolves once it is ready. */
  function start(slot: Slot): Promise<void> {
    const child = spawn(process.execPath, [join(PROJECT, script)], {
      cwd: PROJECT,
      env: { ...COMPILED, ...environmentOfRun(), ...settings, PORT: String(slot.port) },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    Object.assign(slot, { child, isReady: false, said: '' })
    const from = performance.now()
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (piece: string) => {
        slot.said = (slot.said + piece).slice(-4_000)
      })
    return new Promise((resolve, reject) => {
      child.stdout?.on('data', () => {
        if (slot.isReady || !/ready: http/.test(slot.said)) return
        Object.assign(slot, { isReady: true, startMs: performance.now() - from })
        resolve()
      })
      child.once('exit', (code, signal) => {
        Object.assign(slot, { isReady: false, endedBy: code })
        if (signal === 'SIGKILL' || code === 0) resolve()
        else reject(new Error(`a server ended by itself: ${slot.said}`))
      })
    })
  }

  /** Ends a server with a signal and waits until it is gone. */
  async function end(slot: Slot, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const { child } = slot
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    slot.isReady = false
    await gone
  }

  return {
    slots,
    async startAll(): Promise<void> {
      await Promise.all(slots.map(start))
    },
    /** Ends one and starts it again: when it is gone, and when the next one is ready. */
    renewed(slot: Slot, signal: 'SIGKILL' | 'SIGTERM') {
      const ended = end(slot, signal)
      return { ended, started: ended.then(() => start(slot)) }
    },
    async endAll(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
      await Promise.all(slots.map((slot) => end(slot, signal)))
    },
  }
}
