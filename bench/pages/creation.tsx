import { createRoot } from 'react-dom/client'
import { z } from 'zod'
import type { Size } from '../game-log.ts'
import { contextScreen } from './context-screen.tsx'
import { memoScreen } from './memo-screen.tsx'
import { ourScreen } from './our-screen.tsx'
import { framesOf } from './socket.ts'
import { nextFrame, nextTask, type Work } from './work.ts'

/** A screen that lives: takes messages, shows nodes, and answers what it knows when all is told. */
export type Screen = {
  view: React.ReactNode
  hear(message: string): void
  /** Every node's text, counted. */
  known(): { nodes: number; letters: number }
}

const SCREENS: Record<string, () => Screen> = {
  ours: ourScreen,
  'memo rows': memoScreen,
  'whole draft in a context': contextScreen,
}

/** A whole creation as frames of a socket, each in a task of its own, shown as it comes. */
export async function prepareCreation(
  root: HTMLElement,
  candidate: string,
  size: string,
): Promise<Work> {
  // as under the product's content security policy
  z.config({ jitless: true })
  const screen = SCREENS[candidate]?.()
  if (screen === undefined) throw new Error(`no screen is called "${candidate}"`)
  const messages = framesOf(size as Size)
  createRoot(root).render(screen.view)
  await nextFrame()
  return async () => {
    let longest = 0
    const watch = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest = Math.max(longest, duration)
    })
    watch.observe({ type: 'longtask' })
    for (const message of messages) {
      screen.hear(message)
      await nextTask()
    }
    await nextFrame()
    await nextFrame()
    await new Promise((resolve) => setTimeout(resolve, 200))
    const { nodes, letters } = screen.known()
    return { same: `${nodes} nodes, ${letters} letters; ${inWindow(root)}`, longest }
  }
}

/** The words of every row in the window, as whoever sits before it reads them. */
function inWindow(root: HTMLElement): string {
  const seen: (string | null)[] = []
  for (const row of root.querySelectorAll('.row')) {
    if (row.getBoundingClientRect().top >= innerHeight) break
    seen.push(row.textContent)
  }
  return `${seen.length} rows in the window: ${seen.join(' ')}`
}
