import { useTranslation } from 'react-i18next'
import { nodeCount } from '#plugins/nodes/projections.ts'
import { Button } from '#ui/kit/button.tsx'
import type { Slots } from '#ui/kit/slots.tsx'
import { useCommand, useProjection, useRefusal } from '#ui/kit/use-projection.ts'
import { openPreview } from './commands.ts'

const NODES = { what: 'nodes' } as const

/** Opens the trial run of the key nodes; waits until there are some (KN1). */
export function KeyNodesButton() {
  const { t } = useTranslation(['editor', 'errors'])
  const run = useCommand()
  const count = useProjection(nodeCount)
  const refusal = useRefusal(openPreview, NODES)
  return (
    <Button
      aria-haspopup="dialog"
      reason={refusal === null ? null : t(`errors:${refusal}`)}
      onClick={() => run(openPreview, NODES)}
    >
      {t('actions.keyNodes')}
      {count > 0 && <span className="font-normal text-ash tabular-nums">{count}</span>}
    </Button>
  )
}

const WORDS = { nodes: 'contents.previewNodes', tasks: 'contents.previewTasks' } as const

/** Opens the trial run, or the list of tasks, from where they are counted. */
export function PreviewButton({ what }: Slots['contents.action']) {
  const { t } = useTranslation(['editor', 'errors'])
  const run = useCommand()
  const refusal = useRefusal(openPreview, { what })
  return (
    <Button
      aria-haspopup="dialog"
      reason={refusal === null ? null : t(`errors:${refusal}`)}
      onClick={() => run(openPreview, { what })}
    >
      {t(WORDS[what])}
    </Button>
  )
}
