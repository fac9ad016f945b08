import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { LiveRegion } from '#ui/kit/live-region.tsx'
import { saidAloud$ } from './spoken.ts'

const dialogNow = () => [...document.querySelectorAll('[role=dialog]')].at(-1) ?? document.body

/** Says what was quoted, in the dialog that is open: what lies behind one is not heard. */
export function SpokenAloud() {
  const [said, setSaid] = useState<{ host: Element; sentence: string } | null>(null)
  useEffect(() => {
    let wait = 0
    const hearing = saidAloud$.subscribe((sentence) => {
      const host = dialogNow()
      // a region is heard when its words change, and the same words again are no change
      setSaid({ host, sentence: '' })
      clearTimeout(wait)
      wait = window.setTimeout(() => setSaid({ host, sentence }), 60)
    })
    return () => {
      clearTimeout(wait)
      hearing.unsubscribe()
    }
  }, [])
  return said?.host.isConnected
    ? createPortal(<LiveRegion message={said.sentence} />, said.host)
    : null
}
