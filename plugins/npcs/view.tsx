import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { gameLanguage } from '#plugins/script/projections.ts'
import { Growing } from '#ui/kit/growing.tsx'
import { Skeleton } from '#ui/kit/skeleton.tsx'
import { defineView, PluginSlot, type Slots } from '#ui/kit/slots.tsx'
import { StepSection } from '#ui/kit/step-section.tsx'
import { ToCome } from '#ui/kit/to-come.tsx'
import { useProjection } from '#ui/kit/use-projection.ts'
import { NpcCard } from './npc-card.tsx'
import { NpcDialog } from './npc-dialog.tsx'
import { cast, castToCome, npcTaskPaths } from './projections.ts'

const GRID =
  'grid gap-4 pointer-coarse:gap-6 md:grid-cols-2 xl:grid-cols-3 xl:group-data-beside/page:grid-cols-2 narrowed:grid-cols-1'

const NpcsToCome = ({ there }: { there: number }) => (
  <ToCome
    // whoever is there and is not shown yet has a place too
    atLeast={Math.max(useProjection(castToCome), useProjection(cast).length)}
    there={there}
    shape={
      <div className="card flex min-h-57 gap-3.5 p-3.5">
        <Skeleton className="size-18 shrink-0 rounded-card" />
        <div className="flex grow flex-col gap-3">
          <Skeleton className="h-5 w-2/3" />
          <Skeleton lines={4} />
        </div>
      </div>
    }
  />
)

// its room is kept from the beginning
const AddNpc = () => <PluginSlot name="editor.add" to="npcs" className="mt-6 -ml-3" />

const NpcsSkeleton = () => (
  <>
    <div className={GRID}>
      <NpcsToCome there={0} />
    </div>
    <AddNpc />
  </>
)

function Cast({ awaited, shown }: { awaited: boolean; shown: number | undefined }) {
  const all = useProjection(cast)
  const members = shown === undefined ? all : all.slice(0, shown)
  const language = useProjection(gameLanguage)
  const [openId, setOpenId] = useState<number | null>(null)
  const openAt = members.findIndex((npc) => npc.id === openId)
  const taskPaths = useProjection(npcTaskPaths)
  const open = useCallback((id: number) => setOpenId(id), [])
  return (
    <>
      <div className={GRID}>
        <Growing items={members}>
          {(npc, at) => (
            <NpcCard
              key={npc.id}
              npc={npc}
              at={at}
              taskPaths={taskPaths}
              language={language}
              awaited={awaited}
              entering={at > 0 && shown !== undefined}
              onOpen={open}
            />
          )}
        </Growing>
        {awaited && <NpcsToCome there={members.length} />}
      </div>
      <AddNpc />
      <NpcDialog
        npc={members[openAt]}
        at={openAt}
        taskPaths={taskPaths}
        language={language}
        onClose={() => setOpenId(null)}
      />
    </>
  )
}

/** Step 2: the cast. */
function NpcsSection({ stage }: Slots['editor.section']) {
  const { t } = useTranslation('editor')
  return (
    <StepSection
      stage={stage}
      title={t('npcs.title')}
      loading={t('npcs.loading')}
      skeleton={<NpcsSkeleton />}
    >
      <Cast awaited={!stage.over} shown={stage.pieces} />
    </StepSection>
  )
}

export const npcsView = defineView({
  plugin: 'npcs',
  slots: { 'editor.section': { component: NpcsSection } },
})
