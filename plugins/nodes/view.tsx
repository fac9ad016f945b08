import { useTranslation } from 'react-i18next'
import { openPreview } from '#plugins/preview/commands.ts'
import { Button } from '#ui/kit/button.tsx'
import { defineView } from '#ui/kit/slots.tsx'
import { useCommand, useProjection, useRefusal } from '#ui/kit/use-projection.ts'
import { nodeCount } from './projections.ts'

const WHAT = { what: 'nodes' } as const

/** Opens the trial run of the key nodes; waits until there are some (KN1). */
function KeyNodesButton() {
  const { t } = useTranslation(['editor', 'errors'])
  const run = useCommand()
  const count = useProjection(nodeCount)
  const refusal = useRefusal(openPreview, WHAT)
  return (
    <Button
      aria-haspopup="dialog"
      reason={refusal === null ? null : t(`errors:${refusal}`)}
      onClick={() => run(openPreview, WHAT)}
    >
      {t('actions.keyNodes')}
      {count > 0 && <span className="font-normal text-ash tabular-nums">{count}</span>}
    </Button>
  )
}

export const nodesView = defineView({
  plugin: 'nodes',
  slots: { 'editor.action': { order: 0, component: KeyNodesButton } },
})
