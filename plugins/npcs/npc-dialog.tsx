import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameLanguage } from '#schemas/language.ts'
import { Dialog } from '#ui/kit/dialog.tsx'
import { FactsList } from '#ui/kit/facts-list.tsx'
import { GameText } from '#ui/kit/game-text.tsx'
import { Picture } from '#ui/kit/picture.tsx'
import { NpcMeta } from './npc-meta.tsx'
import { Portrait } from './portrait.tsx'
import type { CastMember } from './projections.ts'

type Props = { npc: CastMember; language: GameLanguage }

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="m-0 mb-2.5 text-lg">{title}</h3>
      {children}
    </div>
  )
}

function Tasks({ npc, language }: Props) {
  const { t } = useTranslation('editor')
  return (
    <ul className="m-0 flex list-none flex-col gap-2.5 p-0">
      {npc.tasks.map((task) => (
        <li key={`${task.chapterKey} ${task.id}`} className="card rounded-control px-4 py-3">
          <GameText as="span" text={task.name} language={language} className="font-semibold" />
          <GameText as="p" text={task.target} language={language} className="m-0 mt-0.5 text-ash" />
          {task.reward !== '' && (
            <p className="m-0 mt-1 text-sm text-smoke">
              {t('npcs.reward')} <span aria-hidden="true">·</span>{' '}
              <GameText as="span" text={task.reward} language={language} className="text-ash" />
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

function Traits({ npc, language }: Props) {
  return (
    <dl className="m-0 flex flex-col gap-2.5">
      {npc.traits.map((trait) => (
        <div key={trait.name} className="grid gap-x-5 sm:grid-cols-[10rem_1fr]">
          <GameText as="dt" text={trait.name} language={language} className="font-semibold" />
          <GameText as="dd" text={trait.effect} language={language} className="m-0 text-ash" />
        </div>
      ))}
    </dl>
  )
}

/** Everything that is known of one NPC. */
export function NpcDetails({ npc, language }: Props) {
  const { t } = useTranslation('editor')
  return (
    <div className="flex flex-col gap-7">
      <div className="flex items-center gap-4">
        <Portrait name={npc.name} src={npc.avatar ?? npc.photo} className="size-20" />
        <NpcMeta npc={npc} />
      </div>
      <div className="grid gap-6 sm:grid-cols-[14rem_1fr]">
        <Picture
          src={npc.photo}
          alt={t('npcs.photoAlt', { name: npc.name })}
          className="aspect-3/4 rounded-card max-sm:max-w-56"
        />
        <FactsList
          language={language}
          entries={[
            { label: t('npcs.introduction'), text: npc.bio },
            { label: t('npcs.backstory'), text: npc.backstory },
            { label: t('npcs.appearance'), text: npc.appearance },
          ]}
          className="content-start"
        />
      </div>
      {npc.tasks.length > 0 && (
        <Part title={t('npcs.tasks')}>
          <Tasks npc={npc} language={language} />
        </Part>
      )}
      {npc.traits.length > 0 && (
        <Part title={t('npcs.traits')}>
          <Traits npc={npc} language={language} />
        </Part>
      )}
    </div>
  )
}

/** All of one NPC over the editor. */
export function NpcDialog({
  npc,
  language,
  onClose,
}: {
  npc: CastMember | undefined
  language: GameLanguage
  onClose: () => void
}) {
  return (
    <Dialog
      open={npc !== undefined}
      onClose={onClose}
      title={npc && <GameText as="span" text={npc.name} language={language} />}
      size="l"
    >
      {npc && <NpcDetails npc={npc} language={language} />}
    </Dialog>
  )
}
