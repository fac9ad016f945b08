import { Link, useLocation } from 'react-router-dom'
import { classes } from '../kit/classes.ts'
import { useWords } from '../kit/use-words.ts'
import { WithFace } from './face.tsx'

const LINKS = [
  { to: '/game-list', words: 'account.myGames' },
  { to: '/games', words: 'account.allGames' },
] as const

/** The way to one's games, on every page; a visitor has none. */
export function GameLinks() {
  const { t } = useWords('shell')
  const { pathname } = useLocation()
  return (
    <WithFace>
      {(face) =>
        face !== null && (
          <nav aria-label={t('menu.label')} className="flex items-center gap-1">
            {LINKS.map(({ to, words }) => (
              <Link
                key={to}
                to={to}
                aria-current={pathname === to ? 'page' : undefined}
                className={classes(
                  'flex min-h-10 items-center rounded-control px-3 text-sm no-underline transition-colors duration-140 hover:bg-ink3/60 hover:text-paper',
                  pathname === to ? 'text-lamp' : 'text-ash',
                )}
              >
                {t(words)}
              </Link>
            ))}
          </nav>
        )
      }
    </WithFace>
  )
}
