import { useEffect, useState } from 'react'

/** A picture that did not come is asked for again after these pauses: a lost line comes back. */
const AGAIN_AFTER_MS = [2_000, 10_000, 30_000]

type Seen = { src: string | null; as: 'loading' | 'loaded' | 'broken'; tries: number }

/** How far a picture is. Give `tries` as the key of its element, so that it is asked for again. */
export function usePicture(src: string | null) {
  const [known, setKnown] = useState<Seen>({ src, as: 'loading', tries: 0 })
  const seen: Seen = known.src === src ? known : { src, as: 'loading', tries: 0 }
  const { as, tries } = seen
  useEffect(() => {
    const pause = AGAIN_AFTER_MS[tries]
    if (as !== 'broken' || pause === undefined) return
    const again = window.setTimeout(() => setKnown({ src, as: 'loading', tries: tries + 1 }), pause)
    return () => window.clearTimeout(again)
  }, [src, as, tries])
  return {
    as,
    tries,
    onLoad: () => setKnown({ src, as: 'loaded', tries }),
    onError: () => setKnown({ src, as: 'broken', tries }),
  }
}
