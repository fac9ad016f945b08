import { useTranslation } from 'react-i18next'
import { gameLanguage } from '#plugins/script/projections.ts'
import { gamePath } from '#schemas/wire/game-path.ts'
import { GameText } from '#ui/kit/game-text.tsx'
import { Pencil } from '#ui/kit/pencil.tsx'
import { Picture } from '#ui/kit/picture.tsx'
import { Skeleton } from '#ui/kit/skeleton.tsx'
import { PluginSlot } from '#ui/kit/slots.tsx'
import { useProjection } from '#ui/kit/use-projection.ts'
import { CARD_OF_TEXTS } from '#ui/kit/writing.ts'
import { MusicPlayer } from './music-player.tsx'
import { cover, elements } from './projections.ts'

/** Whom the game is for, in short, at the corner of its cover. */
export function AgeBadge() {
  const { t } = useTranslation('editor')
  const ageGroup = useProjection(({ script: { script } }) => script.brief.value.ageGroup)
  if (ageGroup === undefined) return null
  return (
    <span className="absolute right-3 bottom-3 rounded-mark border border-hairline bg-ink0/85 px-2 py-0.5 text-xs font-semibold text-paper">
      <span className="sr-only">{t('basics.ageBadge.label')}: </span>
      {t(`basics.ageBadge.${ageGroup}`)}
    </span>
  )
}

/** The game at a glance: its cover, its title, how it begins, and its music. */
export function Hero({ awaited }: { awaited: boolean }) {
  const { t } = useTranslation('editor')
  const { title, intro, musicUrl } = useProjection(elements)
  const picture = useProjection(cover)
  const language = useProjection(gameLanguage)
  return (
    <div className="grid items-start gap-x-8 gap-y-5 wide:grid-cols-[minmax(20rem,27.5rem)_1fr] narrowed:grid-cols-1">
      <div className="relative" data-picture-path={gamePath.cover()}>
        <Picture
          src={picture}
          alt={t('basics.coverAlt', { title })}
          awaited={awaited}
          eager
          className="aspect-video rounded-card border border-hairline"
        />
        <PluginSlot name="editor.cover" />
        <AgeBadge />
        <PluginSlot
          name="editor.picture"
          title={t('basics.coverAlt', { title })}
          path={gamePath.cover()}
        />
      </div>
      <div
        className="relative flex min-w-0 flex-col gap-4 [--retelling-drop:100%] pointer-coarse:mb-12 [--tools-right:0px] [--tools-top:0.25rem]"
        {...CARD_OF_TEXTS}
      >
        <PluginSlot name="editor.card" title={t('basics.intro')} path={gamePath.element('intro')} />
        <Pencil
          title={title}
          className="absolute! top-1 right-full max-wide:-top-14 max-wide:right-auto max-wide:left-2.5 max-wide:bg-ink0/80 narrowed:-top-14 narrowed:right-auto narrowed:left-2.5 narrowed:bg-ink0/80"
        />
        <GameText
          as="h1"
          text={title}
          language={language}
          className="m-0 text-3xl max-sm:text-2xl pointer-coarse:pr-10"
          area={{ title: t('basics.name'), path: gamePath.element('title') }}
        />
        <GameText
          text={intro}
          language={language}
          className="reading"
          area={{ title: t('basics.intro'), path: gamePath.element('intro') }}
        />
        {musicUrl.startsWith('http') ? (
          <MusicPlayer url={musicUrl} />
        ) : (
          // as high as the player, which comes a moment after the words
          awaited && <Skeleton className="h-17 max-w-md" />
        )}
      </div>
    </div>
  )
}
