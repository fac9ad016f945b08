import { ArrowUpRight, Copy } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { cover, elements } from '#plugins/basics/projections.ts'
import { copyLink } from '#plugins/library/commands.ts'
import { playPathOf } from '#plugins/library/projections.ts'
import { gameLanguage } from '#plugins/script/projections.ts'
import { PAGES } from '#schemas/pages.ts'
import { Button, buttonClasses } from '#ui/kit/button.tsx'
import { Dialog } from '#ui/kit/dialog.tsx'
import { GameText } from '#ui/kit/game-text.tsx'
import { useKeptFocus } from '#ui/kit/kept-focus.ts'
import { Picture } from '#ui/kit/picture.tsx'
import { useCommand, useEditor, useProjection } from '#ui/kit/use-projection.ts'
import { closePublishSheet, publish, withdraw } from './commands.ts'
import { Findings } from './findings.tsx'
import { isChangedSince, publishingNow } from './projections.ts'

/** Asks before anything is published, and holds the link once it is: what players see, where, and what the checks found. */
export function PublishSheet() {
  const { t } = useTranslation('editor')
  const run = useCommand()
  const { status, url } = useProjection(publishingNow)
  const isOut = url !== null && status === 'published'
  return (
    <Dialog
      open
      onClose={() => run(closePublishSheet)}
      title={t(
        isOut ? 'publishing.isOut' : url === null ? 'publishing.ask' : 'publishing.askAgain',
      )}
      footer={<Ways isOut={isOut} />}
    >
      <div className="flex flex-col gap-6">
        <Shown />
        <Place isOut={isOut} />
        {!isOut && <Findings />}
      </div>
    </Dialog>
  )
}

/** What players see first: cover and title. */
function Shown() {
  const { t } = useTranslation('editor')
  const language = useProjection(gameLanguage)
  const picture = useProjection(cover)
  const { title = '', intro = '' } = useProjection(elements)
  return (
    <div className="flex items-start gap-5 max-sm:flex-col max-sm:gap-3">
      <Picture
        src={picture}
        alt=""
        eager
        className="aspect-video w-56 shrink-0 rounded-control max-sm:w-full"
      />
      <div className="min-w-0">
        <GameText
          as="p"
          text={title === '' ? t('publishing.untitled') : title}
          language={language}
          className="m-0 font-serif text-2xl text-balance wrap-anywhere"
        />
        <GameText
          as="p"
          text={intro}
          language={language}
          className="m-0 mt-2 line-clamp-3 text-sm text-ash"
        />
      </div>
    </div>
  )
}

/** Where it is played: the link, or what it will be. */
function Place({ isOut }: { isOut: boolean }) {
  const { t } = useTranslation('editor')
  const run = useCommand()
  const { url } = useProjection(publishingNow)
  const isChanged = useProjection(isChangedSince)
  const place = useRef<HTMLElement>(null)
  // the button that published is gone: whoever goes by keys goes on at the link
  useKeptFocus(place, isOut)
  if (url === null)
    return (
      <section>
        <h3 className="m-0 mb-1.5 text-sm text-smoke">{t('publishing.link')}</h3>
        <p className="m-0 text-ash">{t('publishing.linkComing')}</p>
      </section>
    )
  const path = playPathOf({ url })
  return (
    <section ref={place}>
      <h3 className="m-0 mb-1.5 text-sm text-smoke">{t('publishing.link')}</h3>
      <p className="m-0 rounded-control border border-hairline bg-ink2 px-3.5 py-2.5 text-sm wrap-anywhere text-paper select-all">
        {url}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={() => run(copyLink, { url })}>
          <Copy aria-hidden="true" className="size-4" />
          {t('publishing.copy')}
        </Button>
        {path !== null && (
          <a href={path} target="_blank" rel="noopener" className={buttonClasses('ghost')}>
            <ArrowUpRight aria-hidden="true" className="size-4" />
            {t('publishing.open')}
          </a>
        )}
      </div>
      <p className="m-0 mt-3 text-sm text-ash" role="status">
        {t(isOut ? 'publishing.anyone' : isChanged ? 'publishing.changes' : 'publishing.noChanges')}
      </p>
    </section>
  )
}

/** What can be done: publish, take it back, or go on. */
function Ways({ isOut }: { isOut: boolean }) {
  const { t } = useTranslation('editor')
  const run = useCommand()
  const {
    stages,
    ports: { ids },
  } = useEditor()
  const { status, url } = useProjection(publishingNow)
  const isChanged = useProjection(isChangedSince)
  const close = () => run(closePublishSheet)
  return (
    <>
      {url !== null && (
        <Button
          variant="ghost"
          className="mr-auto"
          busy={status === 'withdrawing'}
          onClick={() => run(withdraw)}
        >
          {t('publishing.withdraw')}
        </Button>
      )}
      {isOut ? (
        <>
          <Link to={PAGES['game-list']} className={buttonClasses()} onClick={close}>
            {t('publishing.myGames')}
          </Link>
          <Button variant="primary" onClick={close}>
            {t('publishing.done')}
          </Button>
        </>
      ) : (
        <>
          <Button onClick={close}>{t('publishing.notNow')}</Button>
          <Button
            variant="primary"
            busy={status === 'publishing'}
            onClick={() => run(publish, { idempotencyKey: ids.next(), stages })}
          >
            {t(
              url === null
                ? 'publishing.publish'
                : isChanged
                  ? 'publishing.publishChanges'
                  : 'publishing.publishAgain',
            )}
          </Button>
        </>
      )}
    </>
  )
}
