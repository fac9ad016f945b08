import { Link } from 'react-router-dom'
import { useProjection } from '#ui/kit/use-projection.ts'
import { useWords } from '#ui/kit/use-words.ts'
import { isSignedIn } from '../account/projections.ts'
import { unfinishedIdea } from './projections.ts'

/** The ways of a creator who is signed in: to their games, and to the idea they left. */
export function OwnLinks() {
  const { t } = useWords('home')
  const left = useProjection(unfinishedIdea)
  if (!useProjection(isSignedIn)) return null
  return (
    <>
      <Link
        to="/game-list"
        // it comes after the first paint: on narrow screens nothing makes way for it
        className="ml-auto flex min-h-10 items-center text-sm font-semibold text-lamp underline-offset-4 hover:underline max-sm:absolute max-sm:top-full max-sm:right-0"
      >
        {t('games')}
      </Link>
      {left !== null && (
        <Link
          to="/create-game"
          className="group absolute top-full left-0 flex min-h-10 max-w-[calc(100%-6.5rem)] items-center gap-2 text-sm text-ash no-underline"
        >
          <span className="shrink-0 font-semibold text-lamp underline-offset-4 group-hover:underline">
            {t('resume')}
          </span>
          <span dir="auto" className="truncate">
            {left}
          </span>
        </Link>
      )}
    </>
  )
}
