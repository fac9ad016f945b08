import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { classes } from './classes.ts'

/** A picture in a frame of fixed shape that it fades into; while it is awaited the frame shimmers. */
export function Picture({
  src,
  alt,
  awaited = false,
  className,
  eager = false,
}: {
  src: string | null
  alt: string
  /** It is still being painted. */
  awaited?: boolean | undefined
  /** Shape and rounding of the frame. */
  className?: string | undefined
  /** Loaded at once: it stands at the top of the page. */
  eager?: boolean | undefined
}) {
  const [seen, setSeen] = useState<{ src: string; as: 'loaded' | 'broken' } | null>(null)
  const state = seen !== null && seen.src === src ? seen.as : 'loading'
  return (
    <div className={classes('relative overflow-hidden bg-ink2', className)}>
      {src === null || state === 'broken' ? (
        <span
          aria-hidden="true"
          className={classes(
            'absolute inset-0 grid place-items-center bg-linear-to-br from-ink3 to-ink1 text-smoke',
            awaited && state !== 'broken' && 'animate-shimmer',
          )}
        >
          {!awaited && <ImageOff className="size-6 opacity-60" />}
        </span>
      ) : (
        <img
          src={src}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          referrerPolicy="no-referrer"
          onLoad={() => setSeen({ src, as: 'loaded' })}
          onError={() => setSeen({ src, as: 'broken' })}
          className={classes(
            'absolute inset-0 size-full object-cover transition-opacity duration-500 ease-out',
            state === 'loaded' ? 'opacity-100' : 'opacity-0',
          )}
        />
      )}
    </div>
  )
}
