import { useTranslation } from 'react-i18next'
import type { NamedStage } from '#plugins/kit.ts'
import { processComplete } from '#plugins/script/projections.ts'
import { failureWords } from '#ui/kit/failure-words.ts'
import { sectionId } from '#ui/kit/section-id.ts'
import { Around, PluginSlot } from '#ui/kit/slots.tsx'
import { useEditor, useProjection } from '#ui/kit/use-projection.ts'
import { failedByStep, piecesShown, shownProgress } from './projections.ts'

/** The sections of the editor: each stage's own, in the order of the stages, told how far its stage has come. */
export function StageSections() {
  return useEditor().stages.all.map((stage, step) => (
    <StageSection key={stage.name} stage={stage} step={step} />
  ))
}

function StageSection({ stage, step }: { stage: NamedStage; step: number }) {
  const { t } = useTranslation('editor')
  const { stages } = useEditor()
  const pieces = useProjection((draft) => piecesShown(draft, step)) ?? undefined
  // what is there and was not presented yet is still awaited by its reader
  const ready = useProjection(stage.ready) && pieces !== 0
  const percent = useProjection((draft) => shownProgress(stages)(draft)[step] ?? 0)
  const over = useProjection(processComplete) && pieces === undefined
  const failed = useProjection((draft) => failedByStep(stages)(draft)[step])
  const failure = pieces === undefined ? failureWords(t, failed ?? []) : null
  return (
    <Around name="editor.part" stage={stage.name}>
      <PluginSlot
        name="editor.section"
        of={stage.name}
        stage={{ id: sectionId(step), ready, percent, over, failure, pieces }}
      />
    </Around>
  )
}
