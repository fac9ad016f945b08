import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { textAddressOf } from '#core/game/addresses.ts'
import type { GameLanguage } from '#schemas/language.ts'
import type { Task } from '#schemas/task.ts'
import { gamePath } from '#schemas/wire/game-path.ts'
import { Dialog } from '#ui/kit/dialog.tsx'
import { FactsList } from '#ui/kit/facts-list.tsx'
import { GameText } from '#ui/kit/game-text.tsx'
import { Picture } from '#ui/kit/picture.tsx'
import { partLabel, quotable } from '#ui/kit/quotable.ts'
import { PluginSlot } from '#ui/kit/slots.tsx'
import { CARD_OF_TEXTS, useMayFill } from '#ui/kit/writing.ts'
import { NpcMeta } from './npc-meta.tsx'
import { Portrait } from './portrait.tsx'
import type { CastMember } from './projections.ts'
import { taskArea } from './task-area.ts'

type Props = {
  npc: CastMember
  /** Its place in the cast. */
  at: number
  taskPaths: ReadonlyMap<Task, string>
  language: GameLanguage
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="m-0 mb-2.5 text-lg">{title}</h3>
      {children}
    </div>
  )
}

function Tasks({ npc, taskPaths, language }: Props) {
  const { t } = useTranslation('editor')
  const mayFill = useMayFill()
  return (
    <ul className="m-0 flex list-none flex-col gap-2.5 p-0">
      {npc.tasks.map((task) => (
        <li
          key={`${task.chapterKey} ${task.id}`}
          className="card relative rounded-control py-3 pr-14 pl-4"
          {...CARD_OF_TEXTS}
        >
          <PluginSlot
            name="editor.arrange"
            title={task.name}
            at={textAddressOf('npcTasks', task.id)}
            className="absolute top-2 right-2 pointer-coarse:top-1 pointer-coarse:right-1"
          />
          <GameText
            as="span"
            text={task.name}
            language={language}
            className="font-semibold"
            area={taskArea(task, taskPaths, 'name')}
          />
          <GameText
            as="p"
            text={task.target}
            language={language}
            className="m-0 mt-0.5 text-ash"
            area={taskArea(task, taskPaths, 'target')}
            fill="target"
          />
          {(task.reward !== '' || mayFill(taskArea(task, taskPaths, 'reward')?.path)) && (
            <p className="m-0 mt-1 text-sm text-smoke">
              {t('npcs.reward')} <span aria-hidden="true">·</span>{' '}
              <GameText
                as="span"
                text={task.reward}
                language={language}
                className="text-ash"
                area={taskArea(task, taskPaths, 'reward')}
                fill="reward"
              />
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

function Traits({ npc, at, language }: Props) {
  const { t } = useTranslation('editor')
  const mayFill = useMayFill()
  const title = partLabel(npc.name, t('npcs.traits'))
  return (
    <dl className="m-0 flex flex-col gap-2.5">
      {npc.traits.map((trait, place) => (
        <div
          key={trait.name}
          className="grid gap-x-5 sm:grid-cols-[10rem_1fr] pointer-fine:[&:not(:hover,:focus-within)_[data-fill]]:opacity-0"
        >
          <GameText
            as="dt"
            text={trait.name}
            language={language}
            className="font-semibold"
            area={{ title, path: gamePath.trait(at, npc.traits, place, 'name') }}
          />
          {(trait.effect !== '' || mayFill(gamePath.trait(at, npc.traits, place, 'effect'))) && (
            <GameText
              as="dd"
              text={trait.effect}
              language={language}
              className="m-0 text-ash"
              area={{ title, path: gamePath.trait(at, npc.traits, place, 'effect') }}
              fill="effect"
            />
          )}
        </div>
      ))}
    </dl>
  )
}

/** The photo says it already where the avatar is the same picture, or where there is none of its own. */
const showsFace = ({ avatar, photo }: CastMember): boolean =>
  photo === null || (avatar !== null && avatar !== photo)

/** Everything that is known of one NPC. */
export function NpcDetails(props: Props) {
  const { npc, at, language } = props
  const { t } = useTranslation('editor')
  const fact = (word: 'introduction' | 'backstory' | 'appearance', text: string, path: string) => ({
    label: t(`npcs.${word}`),
    text,
    area: { title: partLabel(npc.name, t(`npcs.${word}`)), path },
    fill: word,
  })
  return (
    <div
      className="relative flex flex-col gap-7 [--retelling-drop:0px] [--tools-right:0px] [--tools-top:0px] has-data-retelling:pb-13"
      {...CARD_OF_TEXTS}
      {...quotable({ title: npc.name, path: gamePath.npc(at) })}
    >
      <PluginSlot name="editor.card" title={npc.name} path={gamePath.npc(at)} />
      <PluginSlot
        name="editor.arrange"
        title={npc.name}
        at={textAddressOf('npcs', npc.id)}
        className="absolute -top-0.5 right-9 pointer-coarse:-top-2"
      />
      <div className="flex items-center gap-4 pr-18 pointer-coarse:pr-22">
        {showsFace(npc) && <Portrait name={npc.name} src={npc.avatar} className="size-20" />}
        <NpcMeta npc={npc} at={at} language={language} />
      </div>
      <div className="grid gap-6 sm:grid-cols-[14rem_1fr]">
        <div className="relative self-start [--telling-bottom:0.5rem] [--telling-drop:0px] [--telling-right:0.5rem] max-sm:max-w-56">
          <Picture
            src={npc.photo}
            alt={t('npcs.photoAlt', { name: npc.name })}
            className="aspect-3/4 rounded-card"
          />
          <PluginSlot
            name="editor.picture"
            title={t('npcs.portraitAlt', { name: npc.name })}
            path={gamePath.npc(at, 'photo')}
          />
        </div>
        <FactsList
          language={language}
          entries={[
            fact('introduction', npc.bio, gamePath.npc(at, 'bio')),
            fact('backstory', npc.backstory, gamePath.npc(at, 'backstory')),
            fact('appearance', npc.appearance, gamePath.npc(at, 'appearance')),
          ]}
          className="content-start"
        />
      </div>
      <div>
        {npc.tasks.length > 0 && (
          <Part title={t('npcs.tasks')}>
            <Tasks {...props} />
          </Part>
        )}
        <PluginSlot
          name="editor.add"
          to={textAddressOf('npcs', npc.id, 'tasks')}
          className="mt-2 -ml-3"
        />
      </div>
      {npc.traits.length > 0 && (
        <Part title={t('npcs.traits')}>
          <Traits {...props} />
        </Part>
      )}
    </div>
  )
}

/** All of one NPC over the editor. */
export function NpcDialog({
  npc,
  onClose,
  ...others
}: Omit<Props, 'npc'> & { npc: CastMember | undefined; onClose: () => void }) {
  return (
    <Dialog
      open={npc !== undefined}
      onClose={onClose}
      title={
        npc && (
          <GameText
            as="span"
            text={npc.name}
            language={others.language}
            area={{ title: npc.name, path: gamePath.npc(others.at, 'name') }}
          />
        )
      }
      size="l"
    >
      {npc && <NpcDetails npc={npc} {...others} />}
    </Dialog>
  )
}
