import { Plus } from 'lucide-react'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { classes } from '#ui/kit/classes.ts'
import { useCommand } from '#ui/kit/use-projection.ts'
import { type Fillable, type ShownText, useMayFill } from '#ui/kit/writing.ts'
import { useFields } from './fields.tsx'
import { beginAt } from './neighbours.tsx'
import { PLAIN_TYPE } from './small-button.tsx'

/** What stands in place of an empty text: it offers to be filled, where that can be. */
export function FillText({ shown, what }: { shown: ShownText; what: Fillable }) {
  const mayFill = useMayFill()
  const { area, host, read, text } = shown
  return mayFill(area.path) ? <FillButton what={what} host={host} /> : read(text)
}

/** In place of an empty text: quiet words that offer to fill it, where it stands. */
function FillButton({ what, host }: { what: Fillable; host: RefObject<HTMLElement | null> }) {
  const fields = useFields()
  const run = useCommand()
  const { i18n } = useTranslation('editor')
  return (
    <button
      type="button"
      lang={i18n.language}
      data-fill=""
      onClick={() => {
        if (host.current !== null) beginAt(host.current, fields, run, null)
      }}
      className={classes(
        PLAIN_TYPE,
        'relative inline-flex items-center gap-1 rounded-mark border-0 bg-transparent p-0 text-sm text-smoke transition-colors duration-140 hover:text-lamp focus-visible:text-lamp',
        // a finger's room, without any on the page
        'pointer-coarse:before:absolute pointer-coarse:before:-inset-x-2 pointer-coarse:before:-inset-y-3',
      )}
    >
      <FillWords what={what} />
    </button>
  )
}

/** What it says: `+ Add an age`. */
export function FillWords({ what }: { what: Fillable }) {
  const { t } = useTranslation('editor')
  return (
    <>
      <Plus aria-hidden="true" className="inline size-3.5 shrink-0" />
      {t(`revising.fill.${what}`)}
    </>
  )
}
