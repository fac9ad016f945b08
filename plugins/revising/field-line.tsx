import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { TextEdit } from '#schemas/revising.ts'
import { classes } from '#ui/kit/classes.ts'
import { SaveRecording } from '#ui/kit/save-recording.tsx'
import { PluginSlot } from '#ui/kit/slots.tsx'
import { useInsidePage } from './inside-page.tsx'
import { PLAIN_TYPE, SmallButton } from './small-button.tsx'
import { characterCount, type TextLimit } from './text-limit.ts'

/** From this share of a limit on it is told how much is left. */
const NEAR = 0.8

function Key({ name, does }: { name: string; does: string }) {
  return (
    <span className="whitespace-nowrap">
      <kbd className="mr-1.5 rounded-mark border border-control px-1.5 py-px font-sans text-xs text-ash">
        {name}
      </kbd>
      {does}
    </span>
  )
}

/** Under a field: which keys save and give back, how much room is left, and why something could not be saved. */
export function FieldLine({
  id,
  edit,
  value,
  limit,
  fault,
  isChangedMeanwhile,
  choices,
  onSave,
  onRevert,
}: {
  id: string
  edit: TextEdit
  value: string
  limit: TextLimit
  /** Why it cannot be saved as it is. */
  fault: string | null
  isChangedMeanwhile: boolean
  /** Values to choose from instead of writing one. */
  choices?: ReactNode
  onSave: () => void
  onRevert: () => void
}) {
  const { t, i18n } = useTranslation('editor')
  const line = useRef<HTMLSpanElement>(null)
  useInsidePage(line)
  const isRefused = edit.status === 'refused'
  return (
    <span
      ref={line}
      lang={i18n.language}
      className={classes(
        PLAIN_TYPE,
        'absolute top-full right-0 mt-2.5 -mr-2 flex w-max max-w-[min(34rem,calc(100vw-2rem))] flex-col rounded-control border border-control/60 bg-ink3 px-2.5 py-0.5 text-xs leading-5 text-ash shadow-lift',
      )}
    >
      <span role="alert" className="text-lead">
        {isRefused && (edit.desc === '' ? t('revising.refused') : edit.desc)}
        {fault === 'empty' && t('revising.empty')}
      </span>
      {isChangedMeanwhile && <span role="status">{t('revising.changedMeanwhile')}</span>}
      {choices}
      <span className="flex flex-wrap items-center gap-x-3.5">
        <span
          id={id}
          className={classes(
            'flex min-h-7 flex-wrap items-center gap-x-3.5 gap-y-1',
            !isRefused && 'pointer-coarse:sr-only',
          )}
        >
          {limit.isLine ? (
            <Key name="Enter" does={t('revising.saves')} />
          ) : (
            <>
              <Key name="Ctrl Enter" does={t('revising.saves')} />
              <Key name="Enter" does={t('revising.newLine')} />
            </>
          )}
          {choices !== undefined && <Key name="↓" does={t('revising.chooses')} />}
          <Key name="Esc" does={t('revising.asItWas')} />
          <PluginSlot name="editor.text" address={edit.address} />
        </span>
        <span
          className={classes(
            '-mx-1.5 items-center',
            isRefused ? 'flex' : 'hidden pointer-coarse:flex',
          )}
        >
          <SmallButton onPress={onSave}>
            {t(isRefused ? 'revising.retry' : 'revising.save')}
          </SmallButton>
          <SmallButton onPress={onRevert}>{t('revising.revert')}</SmallButton>
        </span>
        <RoomLeft value={value} limit={limit} />
      </span>
      {isRefused && <SaveRecording isShort />}
    </span>
  )
}

/** How much of a limit is used, once that is much. */
function RoomLeft({ value, limit: { most } }: { value: string; limit: TextLimit }) {
  const { t } = useTranslation('editor')
  const length = characterCount(value)
  if (length < most * NEAR) return null
  return (
    <span
      role="status"
      className={classes('ml-auto whitespace-nowrap tabular-nums', length > most && 'text-lead')}
    >
      {length > most
        ? t('revising.tooLong', { number: length - most })
        : t('revising.length', { length, most })}
    </span>
  )
}
