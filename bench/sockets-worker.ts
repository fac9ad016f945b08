import process from 'node:process'
import { WebSocket } from 'ws'

/** Opens so many sockets to an address each, and says when each of them has heard the next frame. */
type Order = { urls: string[] }

process.once('message', async ({ urls }: Order) => {
  let heard: number[] = []
  for (const url of urls) {
    const socket = new WebSocket(url)
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
    socket.on('message', () => {
      heard.push(performance.timeOrigin + performance.now())
      if (heard.length < urls.length) return
      process.send?.(heard)
      heard = []
    })
  }
  process.send?.([])
})
