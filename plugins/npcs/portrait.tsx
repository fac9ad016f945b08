import { classes } from '#ui/kit/classes.ts'
import { useEditorWords } from '#ui/kit/editor-words.tsx'
import { usePicture } from '#ui/kit/use-picture.ts'

/** Up to two initials, or the first two signs of a name without spaces between words. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const signs =
    words.length > 1 ? words.slice(0, 2).map((word) => [...word][0]) : [...name].slice(0, 1)
  return signs.join('').toUpperCase()
}

/** An NPC's face; its initials while there is none, or when it cannot be loaded. */
export function Portrait({
  name,
  src,
  path,
  className,
}: {
  name: string
  src: string | null
  /** Where it stands on the wire, on the page that is led to it. */
  path?: string | undefined
  className?: string | undefined
}) {
  const { t } = useEditorWords()
  const { as, tries, onLoad, onError } = usePicture(src)
  const alt = t('npcs.portraitAlt', { name })
  return (
    <span
      data-picture-path={path}
      className={classes(
        'relative grid shrink-0 place-items-center overflow-hidden rounded-card bg-linear-to-br from-ink3 to-ink2',
        className,
      )}
    >
      {as !== 'loaded' && (
        <span
          className="font-serif text-xl text-ash select-none"
          {...(src === null || as === 'broken'
            ? { role: 'img', 'aria-label': alt }
            : { 'aria-hidden': true })}
        >
          {initialsOf(name)}
        </span>
      )}
      {src !== null && as !== 'broken' && (
        <img
          key={tries}
          src={src}
          alt={alt}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onLoad={onLoad}
          onError={onError}
          className={classes(
            'absolute inset-0 size-full object-cover object-top transition-opacity duration-500',
            as === 'loaded' ? 'opacity-100' : 'opacity-0',
          )}
        />
      )}
    </span>
  )
}
