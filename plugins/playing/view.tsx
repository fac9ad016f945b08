import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { GameSnapshot } from '#schemas/game.ts'
import { Button, buttonClasses } from '#ui/kit/button.tsx'
import { Empty } from '#ui/kit/empty.tsx'
import { focusInPlace } from '#ui/kit/focus-in-place.ts'
import { GameText } from '#ui/kit/game-text.tsx'
import { InBar } from '#ui/kit/in-bar.tsx'
import { Notice } from '#ui/kit/notice.tsx'
import { Skeleton } from '#ui/kit/skeleton.tsx'
import { defineView } from '#ui/kit/slots.tsx'
import { useCommand, useProjection } from '#ui/kit/use-projection.ts'
import { continuePlaying, openPlay } from './commands.ts'
import { playedGame, playedLanguage, playingStatus, playState, returnedTo } from './projections.ts'
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
            isFault
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
  const game = useProjection(playedGame)
  const language = useProjection(playedLanguage)
  const isCover = useProjection(playState).kind === 'cover'
  const title = game?.elements.title ?? ''
  useEffect(() => {
    const before = document.title
    document.title = title
    return () => {
      document.title = before
    }
  }, [title])
  const hasBegun = useRef(false)
  useEffect(() => {
    if (!isCover) hasBegun.current = true
  }, [isCover])
  if (game === null) return null
  return (
    <>
      <InBar>
        <GameText
          as="span"
          text={title}
          language={language}
          className="block truncate whitespace-nowrap!"
        />
      </InBar>
      {isCover ? <Cover game={game} again={hasBegun.current} /> : <Story />}
    </>
  )
}

/** What a game is, before it begins: Play stands above the intro, so that it is in sight on every screen. */
function Cover({ game, again }: { game: GameSnapshot; again: boolean }) {
  const { t } = useTranslation('play')
  const run = useCommand()
  const language = useProjection(playedLanguage)
  const returned = useProjection(returnedTo)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // what had the focus went with the story
    if (again && document.activeElement === document.body)
      focusInPlace(place.current?.querySelector('button'))
    if (again) window.scrollTo({ top: 0, behavior: 'instant' })
  }, [again])
  const role = [game.player?.name, game.player?.profession].filter(Boolean).join(' · ')
  return (
    <div ref={place} className="mx-auto flex max-w-[42.5rem] flex-col gap-5 px-5 pt-20 pb-16">
      {game.cover !== null && (
        <img
          src={game.cover}
          alt=""
          className="aspect-video max-h-[46dvh] w-full animate-rise rounded-card object-cover"
        />
      )}
      <GameText
        as="h1"
        text={game.elements.title ?? ''}
        language={language}
        className="m-0 text-4xl text-balance wrap-anywhere"
      />
      {role !== '' && (
        <p className="m-0 -mt-2 text-sm text-ash">
          {t('youAre')} <GameText as="span" text={role} language={language} />
        </p>
      )}
      {returned === 'gone' && <Notice status>{t('returned.gone')}</Notice>}
      <Button
        variant="primary"
        className="min-h-14 self-stretch text-lg"
        onClick={() => run(continuePlaying)}
      >
        {t('begin')}
      </Button>
      <GameText
        text={game.elements.intro ?? ''}
        language={language}
        className="font-serif text-lg leading-relaxed"
      />
    </div>
  )
}

export const playingView = defineView({
  plugin: 'playing',
  slots: { 'play.game': { component: PublicGame } },
})
