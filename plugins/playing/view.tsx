import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Button, buttonClasses } from '#ui/kit/button.tsx'
import { Empty } from '#ui/kit/empty.tsx'
import { GameText } from '#ui/kit/game-text.tsx'
import { Skeleton } from '#ui/kit/skeleton.tsx'
import { useCommand, useProjection } from '#ui/kit/use-projection.ts'
import { openPlay, playOn } from './commands.ts'
import { playedGame, playedLanguage, playingStatus, playState } from './projections.ts'
import { Story } from './story.tsx'

/** A published game for anybody: its cover first, then the story, one column at every width. */
export function PublicGame({ gameId }: { gameId: string }) {
  const { t } = useTranslation(['play', 'shell'])
  const run = useCommand()
  const status = useProjection(playingStatus)
  useEffect(() => {
    run(openPlay, { gameId })
  }, [run, gameId])
  if (status === 'missing' || status === 'failed')
    return (
      <div key="said" className="pt-28">
        {status === 'missing' ? (
          <Empty
            isPage
            title={t('missing')}
            text={t('missingText')}
            action={
              <Link to="/" className={buttonClasses('primary')}>
                {t('shell:notFound.home')}
              </Link>
            }
          />
        ) : (
          <Empty
            isPage
            title={t('failed')}
            action={<Button onClick={() => run(openPlay, { gameId })}>{t('retry')}</Button>}
          />
        )}
      </div>
    )
  if (status !== 'ready')
    return (
      // another element than what follows: what is only replaced does not move
      <div key="coming" className="mx-auto max-w-[42.5rem] px-5 pt-24 pb-10">
        <Skeleton className="aspect-video w-full" />
        <Skeleton lines={4} className="mt-6" />
      </div>
    )
  return <Opened />
}

function Opened() {
  const { t } = useTranslation('play')
  const run = useCommand()
  const game = useProjection(playedGame)
  const language = useProjection(playedLanguage)
  const state = useProjection(playState)
  const title = game?.elements.title ?? ''
  useEffect(() => {
    const before = document.title
    document.title = title
    return () => {
      document.title = before
    }
  }, [title])
  if (game === null) return null
  if (state.kind !== 'cover') return <Story />
  return (
    <div className="mx-auto flex max-w-[42.5rem] flex-col gap-6 px-5 pt-24 pb-16">
      {game.cover !== null && (
        <img
          src={game.cover}
          alt=""
          className="aspect-video w-full animate-rise rounded-card object-cover"
        />
      )}
      <GameText as="h1" text={title} language={language} className="m-0 text-4xl text-balance" />
      <GameText
        text={game.elements.intro ?? ''}
        language={language}
        className="font-serif text-lg leading-relaxed"
      />
      {game.player !== null && (
        <p className="m-0 text-sm text-ash">
          {t('youAre')}{' '}
          <GameText
            as="span"
            text={[game.player.name, game.player.profession].filter(Boolean).join(' · ')}
            language={language}
          />
        </p>
      )}
      <Button
        variant="primary"
        className="min-h-14 self-stretch text-lg"
        onClick={() => run(playOn)}
      >
        {t('begin')}
      </Button>
    </div>
  )
}
