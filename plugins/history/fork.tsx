import { GitFork } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { elements } from '#plugins/basics/projections.ts'
import { editorPathOf } from '#schemas/pages.ts'
import { Button } from '#ui/kit/button.tsx'
import { useCommand, useEditor, useProjection, useRefusal } from '#ui/kit/use-projection.ts'
import { forkVersion } from './commands.ts'
import { forkNow } from './projections.ts'

/** What makes a game of its own of a version, and why it cannot now. */
export function useFork(version: number) {
  const { t } = useTranslation('editor')
  const run = useCommand()
  const { ports } = useEditor()
  const { title = '' } = useProjection(elements)
  const fork = useProjection(forkNow)
  const refusal = useRefusal(forkVersion, { version, title, idempotencyKey: '' })
  return {
    isMaking: fork?.status === 'making' && fork.version === version,
    reason: refusal === null ? null : t(`history.reason.${refusal}`),
    make() {
      const named = title === '' ? '' : t('history.fork.named', { title, version })
      run(forkVersion, { version, title: named, idempotencyKey: ports.ids.next() })
    },
  }
}

/** The same as a button beside what is looked at. */
export function ForkButton({ version }: { version: number }) {
  const { t } = useTranslation('editor')
  const { isMaking, reason, make } = useFork(version)
  return (
    <Button
      variant="ghost"
      size="s"
      busy={isMaking}
      title={reason === null ? t('history.fork.verb') : undefined}
      reason={isMaking ? null : reason}
      onClick={make}
    >
      {!isMaking && <GitFork aria-hidden="true" className="size-4" />}
      {t('history.fork.short')}
    </Button>
  )
}

/** Where the new game of a version is, once it is made; that it is made is said in a toast. */
export function ForkMade({ version }: { version: number }) {
  const { t } = useTranslation('editor')
  const fork = useProjection(forkNow)
  const scriptId = fork?.version === version ? fork.scriptId : null
  if (scriptId === null) return null
  return (
    <p className="m-0 mt-1 flex flex-wrap items-baseline gap-x-2 text-sm text-ash">
      {t('history.fork.made')}
      <Link to={editorPathOf(scriptId)} className="py-1 text-paper pointer-coarse:py-2.5">
        {t('history.fork.open')}
      </Link>
    </p>
  )
}
