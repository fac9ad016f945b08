import { useContext } from 'react'
import { Link } from 'react-router-dom'
import { EditorContext, useProjection } from '#ui/kit/use-projection.ts'
import { useWords } from '#ui/kit/use-words.ts'
import { isSignedIn } from '../account/projections.ts'

/** A creator who is signed in finds the way to their games. */
export function GamesLink() {
  return useContext(EditorContext) === null ? null : <LiveGamesLink />
}

function LiveGamesLink() {
  const { t } = useWords('home')
  if (!useProjection(isSignedIn)) return null
  return (
    <Link
      to="/game-list"
      // it comes after the first paint: on narrow screens nothing makes way for it
      className="ml-auto flex min-h-10 items-center text-sm font-semibold text-lamp underline-offset-4 hover:underline max-sm:absolute max-sm:top-full max-sm:right-0"
    >
      {t('games')}
    </Link>
  )
}
