import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { gameLanguage } from '#plugins/script/projections.ts'
import type { GameLanguage } from '#schemas/language.ts'
import type { Player } from '#schemas/player.ts'
import { gamePath } from '#schemas/wire/game-path.ts'
import { Button } from '#ui/kit/button.tsx'
import { Dialog } from '#ui/kit/dialog.tsx'
import { FactsList } from '#ui/kit/facts-list.tsx'
import { GameText } from '#ui/kit/game-text.tsx'
import { Pencil } from '#ui/kit/pencil.tsx'
import { partLabel, quotable } from '#ui/kit/quotable.ts'
import { Skeleton } from '#ui/kit/skeleton.tsx'
import { defineView, PluginSlot, type Slots } from '#ui/kit/slots.tsx'
import { StepSection } from '#ui/kit/step-section.tsx'
import { useProjection } from '#ui/kit/use-projection.ts'
import { CARD_OF_TEXTS, useMayFill } from '#ui/kit/writing.ts'
import { playerProfile } from './projections.ts'

const CARDS = ['name', 'gender', 'age', 'profession'] as const

function PlayerSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4 narrowed:grid-cols-2">
        {CARDS.map((one) => (
          <Skeleton key={one} className="h-20 rounded-card" />
        ))}
      </div>
      <Skeleton className="h-10 max-w-xl" />
    </div>
  )
}

/** One thing about the player: what it is called, what is told, and where it stands. */
const entryOf = (
  t: TFunction<'editor'>,
  player: Player,
  name: (typeof CARDS)[number] | 'synopsis' | 'backstory',
) => {
  const label = t(`player.${name}`)
  const area = { title: partLabel(t('player.title'), label), path: gamePath.player(name) }
  return { label, text: player[name], area, ...(name === 'name' ? {} : { fill: name }) }
}

type Told = { player: Player; language: GameLanguage }

/** All of the player: basic info, synopsis and background. */
export function PlayerDetails({ player, language }: Told) {
  const { t } = useTranslation('editor')
  const basic = CARDS.map((name) => entryOf(t, player, name))
  return (
    <div
      className="relative flex flex-col gap-7 [--retelling-drop:0px] [--tools-right:0px] [--tools-top:0px] has-data-retelling:pb-13"
      {...CARD_OF_TEXTS}
    >
      <PluginSlot name="editor.card" title={t('player.title')} path={gamePath.player()} />
      <div>
        <h3 className="m-0 mb-3 text-lg">{t('player.basicInfo')}</h3>
        <FactsList entries={basic} language={language} className="grid-cols-2" />
      </div>
      <FactsList
        entries={[entryOf(t, player, 'synopsis'), entryOf(t, player, 'backstory')]}
        language={language}
      />
    </div>
  )
}

function Profile() {
  const { t } = useTranslation('editor')
  const player = useProjection(playerProfile)
  const language = useProjection(gameLanguage)
  const [open, setOpen] = useState(false)
  const mayFill = useMayFill()
  if (player === null) return null
  const basic = CARDS.map((name) => entryOf(t, player, name))
  return (
    <div
      className="relative flex flex-col gap-4 [--retelling-drop:110%] [--tools-top:-2.5rem] [--tools-right:0px]"
      {...CARD_OF_TEXTS}
      {...quotable({ title: t('player.title'), path: gamePath.player() })}
    >
      <PluginSlot name="editor.card" title={t('player.title')} path={gamePath.player()} />
      <dl className="m-0 grid grid-cols-2 gap-3 lg:grid-cols-4 narrowed:grid-cols-2">
        {basic
          .filter(({ text, area }) => text.trim() !== '' || mayFill(area.path))
          .map(({ label, text, area, fill }) => (
            <div key={label} className="card px-4.5 py-3.5">
              <dt className="text-xs font-medium text-smoke">{label}</dt>
              <GameText
                as="dd"
                text={text}
                language={language}
                className="m-0 mt-0.5 font-serif text-xl leading-snug"
                area={area}
                fill={fill}
              />
            </div>
          ))}
      </dl>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <GameText
          text={player.synopsis}
          language={language}
          className="reading line-clamp-3 text-ash"
          area={entryOf(t, player, 'synopsis').area}
          fill="synopsis"
        />
        <span className="flex items-center gap-1.5">
          <Pencil title={t('player.title')} className="max-sm:order-1 narrowed:order-1" />
          <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {t('actions.details')}
          </Button>
        </span>
      </div>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={
          <GameText
            as="span"
            text={player.name}
            language={language}
            area={entryOf(t, player, 'name').area}
          />
        }
        size="l"
      >
        <PlayerDetails player={player} language={language} />
      </Dialog>
    </div>
  )
}

/** Step 1: who the player is. */
function PlayerSection({ stage }: Slots['editor.section']) {
  const { t } = useTranslation('editor')
  return (
    <StepSection
      stage={stage}
      title={t('player.title')}
      loading={t('player.loading')}
      skeleton={<PlayerSkeleton />}
    >
      <Profile />
    </StepSection>
  )
}

export const playerView = defineView({
  plugin: 'player',
  slots: { 'editor.section': { component: PlayerSection } },
})
