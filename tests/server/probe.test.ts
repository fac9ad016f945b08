import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { probePeer } from '#server/live/probe.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A peer that answers pings, or takes them and says nothing. */
function peerThat(answers: boolean) {
  const heard: string[] = []
  const peer = Object.assign(new EventEmitter(), {
    ping() {
      heard.push('ping')
      if (answers) peer.emit('pong')
    },
    terminate: () => void heard.push('let go'),
  })
  return { peer, heard }
}

it('[LM64] a peer that answers every half minute is kept, one that does not is let go of half a minute later', () => {
  const [good, dead] = [peerThat(true), peerThat(false)]
  for (const { peer } of [good, dead]) probePeer(peer)
  vi.advanceTimersByTime(29_999)
  expect(good.heard).toEqual([])
  vi.advanceTimersByTime(1)
  expect(dead.heard).toEqual(['ping'])
  vi.advanceTimersByTime(30_000)
  expect(good.heard).toEqual(['ping', 'ping'])
  expect(dead.heard).toEqual(['ping', 'let go'])
})

it('[LM64] nobody asks a peer that has left', () => {
  const { peer, heard } = peerThat(true)
  probePeer(peer)()
  vi.advanceTimersByTime(120_000)
  expect(heard).toEqual([])
})
