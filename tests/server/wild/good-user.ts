import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { calls } from '#schemas/api.ts'
import { summary } from '../../postgres/chaos/measures.ts'
import type { Person } from '../test-server.ts'

const REST_MS = 5
/** So many of their calls, at least, are answered. */
const LEAST = 10
/** So much the processor does for others, 99 times in a hundred, before it answers; a clock would tell of the machine. */
const WORK_MS = 500

const workMs = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

/**
 * Somebody who does nothing wrong while others do: asks for a list, and pings over an open socket, again and again.
 * Answers how to stop, which tells how long its answers took and what was not answered well or soon.
 */
export async function watchGoodUser(address: string, { uid, token }: Person) {
  const faults: string[] = []
  const took: number[] = []
  let watching = true
  const socket = new WebSocket(`${address.replace('http', 'ws')}/wsServer/admin_${uid}/${token}`)
  socket.on('close', (code) => watching && faults.push(`a good socket was closed with ${code}`))
  await new Promise((resolve, reject) => socket.on('open', resolve).on('error', reject))
  const watched = (async () => {
    while (watching) {
      const before = workMs()
      const response = await fetch(address + calls.listScripts.path, {
        headers: { authorization: token },
      })
      const { status } = (await response.json()) as { status: number }
      if (status !== 200) faults.push(`a good call was answered ${response.status} ${status}`)
      const pong = new Promise((resolve) => socket.once('message', resolve))
      socket.send('ping')
      if (String(await pong) !== 'pong') faults.push('a good ping was answered otherwise')
      took.push(workMs() - before)
      await pause(REST_MS)
    }
  })()
  return async () => {
    watching = false
    await watched
    socket.terminate()
    const told = { calls: took.length, ...summary(took) }
    if (told.calls < LEAST || told.p99 > WORK_MS)
      faults.push(`good calls were answered late: ${JSON.stringify(told)}`)
    return { faults, told }
  }
}
