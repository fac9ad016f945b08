import { ImageOff } from 'lucide-react'
import { classes } from './classes.ts'
import { usePicture } from './use-picture.ts'

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
  const { as, tries, onLoad, onError } = usePicture(src)
  const isBroken = as !== 'loaded' && (as === 'broken' || tries > 0)
  return (
    <div className={classes('relative overflow-hidden bg-ink2', className)}>
      {(src === null || isBroken) && (
        <span
          aria-hidden="true"
          className={classes(
            'absolute inset-0 grid place-items-center bg-linear-to-br from-ink3 to-ink1 text-smoke',
            awaited && !isBroken && 'animate-shimmer',
          )}
        >
          {(!awaited || isBroken) && <ImageOff className="size-6 opacity-60" />}
        </span>
      )}
      {src !== null && as !== 'broken' && (
        <img
          key={tries}
          src={src}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          referrerPolicy="no-referrer"
          onLoad={onLoad}
          onError={onError}
          className={classes(
            'absolute inset-0 size-full object-cover transition-opacity duration-500 ease-out',
            as === 'loaded' ? 'opacity-100' : 'opacity-0',
          )}
        />
      )}
    </div>
  )
}
