import { defineView } from '#ui/kit/slots.tsx'
import { useProjection } from '#ui/kit/use-projection.ts'
import { NodesDialog } from './nodes-dialog.tsx'
import { KeyNodesButton, PlayItButton, PreviewButton } from './preview-buttons.tsx'
import { previewState } from './projections.ts'
import { TasksDialog } from './tasks-dialog.tsx'

function PreviewOverlay() {
  const { open } = useProjection(previewState)
  if (open === 'nodes') return <NodesDialog />
  return open === 'tasks' ? <TasksDialog /> : null
}

export const previewView = defineView({
  plugin: 'preview',
  slots: {
    'editor.cover': { component: PlayItButton },
    'editor.action': { component: KeyNodesButton },
    'contents.action': { component: PreviewButton },
    'editor.reading': { component: PreviewOverlay },
  },
})
