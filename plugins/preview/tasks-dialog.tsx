import { useTranslation } from 'react-i18next'
import { taskCount } from '#plugins/tasks/projections.ts'
import { Dialog } from '#ui/kit/dialog.tsx'
import { useCommand, useProjection } from '#ui/kit/use-projection.ts'
import { closePreview } from './commands.ts'
import { TaskList } from './task-list.tsx'

/** The list of tasks over the editor. */
export function TasksDialog() {
  const { t } = useTranslation('preview')
  const run = useCommand()
  const count = useProjection(taskCount)
  return (
    <Dialog open onClose={() => run(closePreview)} title={t('tasksTitle', { count })} size="l">
      <TaskList />
    </Dialog>
  )
}
