import { Plus, RotateCcw } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Button, buttonClasses } from '#ui/kit/button.tsx'
import { Empty } from '#ui/kit/empty.tsx'
import { Skeleton } from '#ui/kit/skeleton.tsx'
import { useCommand, useProjection } from '#ui/kit/use-projection.ts'
import { loadLibrary } from './commands.ts'
import { GameTile } from './game-tile.tsx'
import { allGames, libraryStatus, publishedFirst } from './projections.ts'

/** The creator's own games as a grid of covers. */
export function GameShelf({ order }: { order: 'published' | 'newest' }) {
  const { t } = useTranslation('library')
  const run = useCommand()
  const status = useProjection(libraryStatus)
  const shelf = useProjection(order === 'published' ? publishedFirst : allGames)
  useEffect(() => {
    run(loadLibrary)
  }, [run])
  return (
    <div className="mx-auto max-w-[75rem] px-5 pt-28 pb-20 md:px-7">
      <header className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h1 className="m-0 text-2xl sm:text-3xl">
          {t(order === 'published' ? 'myGames' : 'allGames')}
        </h1>
        <Link to="/" className={buttonClasses('primary')}>
          <Plus aria-hidden="true" className="size-4" />
          {t('create')}
        </Link>
      </header>
      {status === 'failed' ? (
        <Empty
          title={t('failed')}
          action={
            <Button onClick={() => run(loadLibrary)}>
              <RotateCcw aria-hidden="true" className="size-4" />
              {t('retry')}
            </Button>
          }
        />
      ) : shelf.length > 0 ? (
        <ul className="m-0 grid list-none grid-cols-1 gap-5 p-0 sm:grid-cols-2 xl:grid-cols-3">
          {shelf.map((one) => (
            <li key={one.script.id}>
              <GameTile shelved={one} />
            </li>
          ))}
        </ul>
      ) : status === 'ready' ? (
        <Empty
          title={t('empty')}
          text={t('emptyText')}
          action={
            <Link to="/" className={buttonClasses('primary')}>
              {t('typeIdea')}
            </Link>
          }
        />
      ) : (
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2 xl:grid-cols-3">
          {['a', 'b', 'c'].map((name) => (
            <Skeleton key={name} className="aspect-[16/11] w-full" />
          ))}
        </div>
      )}
    </div>
  )
}
