import { Plus, RotateCcw } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Button, buttonClasses } from '#ui/kit/button.tsx'
import { classes } from '#ui/kit/classes.ts'
import { Empty } from '#ui/kit/empty.tsx'
import { LiveRegion } from '#ui/kit/live-region.tsx'
import { Notice } from '#ui/kit/notice.tsx'
import { Skeleton } from '#ui/kit/skeleton.tsx'
import { useCommand, useProjection } from '#ui/kit/use-projection.ts'
import { useStepKeys } from '#ui/kit/use-step-keys.ts'
import { loadLibrary, takeBackDeletion } from './commands.ts'
import { DeletedGames } from './deleted-games.tsx'
import { GameTile } from './game-tile.tsx'
import {
  allGames,
  deletedGames,
  libraryStatus,
  publishedFirst,
  type Shelved,
} from './projections.ts'
import { focusShelf, SHELF_HEADING } from './shelf-focus.ts'

const GRID = 'm-0 grid list-none grid-cols-1 gap-5 p-0 sm:grid-cols-2 xl:grid-cols-3'

/** The creator's own games as a grid of covers; `ideaBox` is what an empty list offers. */
export function GameShelf({
  order,
  ideaBox,
}: {
  order: 'published' | 'newest'
  ideaBox: ReactNode
}) {
  const { t } = useTranslation('library')
  const run = useCommand()
  const status = useProjection(libraryStatus)
  const shelf = useProjection(order === 'published' ? publishedFirst : allGames)
  const isEmpty = status === 'ready' && shelf.length === 0
  const isComing = status !== 'ready' && status !== 'failed' && shelf.length === 0
  useEffect(() => {
    run(loadLibrary)
  }, [run])
  // the one thing done here that can be taken back by a key
  useStepKeys((way) => {
    if (way === 'undo') run(takeBackDeletion)
  })
  return (
    <div className="mx-auto max-w-[75rem] px-5 pt-28 pb-20 md:px-7">
      <header className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h1 id={SHELF_HEADING} tabIndex={-1} className="m-0 text-2xl sm:text-3xl">
          {t(order === 'published' ? 'myGames' : 'allGames')}
        </h1>
        {/* an empty list holds the box itself; its place is kept, so that nothing moves */}
        <Link to="/" className={classes(buttonClasses('primary'), isEmpty && 'invisible')}>
          <Plus aria-hidden="true" className="size-4" />
          {t('create')}
        </Link>
      </header>
      <LiveRegion message={isComing ? t('loading') : status === 'failed' ? t('failed') : ''} />
      {status === 'failed' && <Failed beside={shelf.length > 0} />}
      {shelf.length > 0 && <Tiles shelf={shelf} />}
      {isEmpty && <FirstGame>{ideaBox}</FirstGame>}
      {isComing && (
        <div className={GRID}>
          {['a', 'b', 'c'].map((name) => (
            <Skeleton key={name} className="aspect-[16/11] w-full" />
          ))}
        </div>
      )}
      <DeletedGames />
    </div>
  )
}

function Tiles({ shelf }: { shelf: readonly Shelved[] }) {
  return (
    <ul className={GRID}>
      {shelf.map((one) => (
        <li key={one.script.id}>
          <GameTile shelved={one} />
        </li>
      ))}
    </ul>
  )
}

/** One sentence, and the box the first idea is typed into. */
function FirstGame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('library')
  const deleted = useProjection(deletedGames)
  const hadNone = deleted === null || (deleted.games.length === 0 && !deleted.hasFailed)
  return (
    <div className="mx-auto max-w-3xl pt-4 sm:pt-10">
      <p className="m-0 mb-6 font-serif text-xl text-balance [word-break:auto-phrase] sm:text-center">
        {t(hadNone ? 'empty' : 'emptyNow')}
      </p>
      {children}
    </div>
  )
}

/** The list did not come; what was read before stays below it. */
function Failed({ beside }: { beside: boolean }) {
  const { t } = useTranslation('library')
  const run = useCommand()
  const retry = (
    <Button
      onClick={() => {
        // the button goes as soon as it is pressed
        focusShelf()
        run(loadLibrary)
      }}
    >
      <RotateCcw aria-hidden="true" className="size-4" />
      {t('retry')}
    </Button>
  )
  if (!beside) return <Empty isFault title={t('failed')} action={retry} />
  return (
    <Notice tone="lead" className="mb-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {t('failed')}
        {retry}
      </div>
    </Notice>
  )
}
