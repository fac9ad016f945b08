import { Columns2, Eye, GitFork, History } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/button.tsx'
import { useProjection, useRefusal } from '#ui/kit/use-projection.ts'
import { restoreGame } from './commands.ts'
import { useFork } from './fork.tsx'
import { nextVersion } from './projections.ts'
import { useLook } from './use-look.tsx'

/** What can be done with a version; it comes where a hand or the focus is, and is always there where fingers point. */
export function VersionVerbs({ version, onRestore }: { version: number; onRestore: () => void }) {
  const { t } = useTranslation('editor')
  const { look } = useLook()
  const present = useProjection(nextVersion) - 1
  const refusal = useRefusal(restoreGame, { version })
  const fork = useFork(version)
  return (
    <span className="col-span-2 col-start-2 -mt-0.5 -mb-2 -ml-3 flex flex-wrap pointer-fine:absolute pointer-fine:top-0 pointer-fine:right-0 pointer-fine:h-15 pointer-fine:m-0 pointer-fine:items-center pointer-fine:bg-ink2 pointer-fine:pr-2 pointer-fine:pl-1 pointer-fine:not-focus-within:not-group-hover:opacity-0">
      <Verb
        label={t('history.openVersion', { version })}
        word={t('history.open')}
        mark={<Eye aria-hidden="true" className="size-4" />}
        onPress={() => look({ kind: 'version', version })}
      />
      <Verb
        label={t('history.compare.verbOf', { version })}
        word={t('history.compare.verb')}
        mark={<Columns2 aria-hidden="true" className="size-4" />}
        onPress={() => look({ kind: 'comparison', from: version, to: present })}
      />
      <Verb
        label={t('history.restoreVersion', { version })}
        word={t('history.restore')}
        mark={<History aria-hidden="true" className="size-4" />}
        reason={refusal === null ? null : t(`history.reason.${refusal}`)}
        onPress={onRestore}
        data-restores={version}
      />
      <Verb
        label={t('history.fork.verbOf', { version })}
        word={t('history.fork.short')}
        mark={<GitFork aria-hidden="true" className="size-4" />}
        reason={fork.reason}
        onPress={fork.make}
      />
    </span>
  )
}

/** A mark that is named by its tip, and where fingers point by a word beside it. */
function Verb({
  label,
  word,
  mark,
  reason = null,
  onPress,
  ...rest
}: {
  label: string
  word: string
  mark: ReactNode
  reason?: string | null
  onPress: () => void
  'data-restores'?: number
}) {
  return (
    <Button
      {...rest}
      variant="ghost"
      size="s"
      aria-label={label}
      title={reason === null ? label : undefined}
      reason={reason}
      onClick={onPress}
      className="pointer-coarse:min-h-11 pointer-fine:px-2"
    >
      {mark}
      <span className="pointer-fine:hidden">{word}</span>
    </Button>
  )
}
