import { Redo2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/kit/button.tsx'
import { classes } from '#ui/kit/classes.ts'
import { LiveRegion } from '#ui/kit/live-region.tsx'
import { useCommand, useProjection, useRefusal } from '#ui/kit/use-projection.ts'
import { useStepKeys } from '#ui/kit/use-step-keys.ts'
import { redo, undo } from './commands.ts'
import { stepNames } from './projections.ts'
import { stepIn } from './step-words.ts'

const WAYS = {
  undo: { command: undo, Mark: Undo2, keys: 'Control+Z Meta+Z' },
  redo: { command: redo, Mark: Redo2, keys: 'Control+Shift+Z Control+Y Meta+Shift+Z' },
} as const
type Way = keyof typeof WAYS

/** Undo and redo in the bar; each says what it would do, or why it can do nothing. */
export function StepArrows() {
  return (
    <span className="flex shrink-0 items-center **:[[role=tooltip]]:top-full **:[[role=tooltip]]:right-0 **:[[role=tooltip]]:bottom-auto **:[[role=tooltip]]:left-auto **:[[role=tooltip]]:mt-2 **:[[role=tooltip]]:translate-x-0">
      <Arrow way="undo" />
      <Arrow way="redo" />
    </span>
  )
}

function Arrow({ way }: { way: Way }) {
  const { t } = useTranslation('editor')
  const run = useCommand()
  const { command, Mark, keys } = WAYS[way]
  const refusal = useRefusal(command, undefined)
  const step = useProjection(stepNames)[way]
  const plain = t(`history.${way}`)
  const label = step === null ? plain : t(`history.${way}What`, { what: stepIn(t, step) })
  return (
    <span
      className={classes(
        // in little room stands what can be of use
        refusal === 'generating' && 'max-xl:hidden',
        way === 'redo' && refusal === 'nothing_to_redo' && 'max-wide:hidden',
      )}
    >
      <IconButton
        label={label}
        reason={refusal === null ? null : t(`history.reason.${refusal}`)}
        aria-keyshortcuts={keys}
        onClick={() => run(command)}
      >
        <Mark aria-hidden="true" className="size-5" />
      </IconButton>
    </span>
  )
}

/** The keys of undo and redo; where they can do nothing, somebody who listens is told why. */
export function StepKeys() {
  const { t } = useTranslation('editor')
  const run = useCommand()
  const [said, say] = useState('')
  useStepKeys((way) => {
    const refusal = run(WAYS[way].command)
    say(refusal === null ? '' : t(`history.reason.${refusal.refused}`))
  })
  return <LiveRegion message={said} />
}
