import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { gameLanguage } from '#plugins/script/projections.ts'
import { languageTagOf } from '#schemas/language-tag.ts'
import { Button } from '#ui/kit/button.tsx'
import { focusInPlace } from '#ui/kit/focus-in-place.ts'
import { LiveRegion } from '#ui/kit/live-region.tsx'
import { useCommand, useProjection } from '#ui/kit/use-projection.ts'
import { ChangeRow } from './change-row.tsx'
import { ChangesHead } from './changes-head.tsx'
import { decideChanges } from './commands.ts'
import { isUndecided, newestNote, type ShownChange } from './projections.ts'
import { useChangeKeys } from './use-change-keys.tsx'

/** The changes of one revision, with what can be decided of each and of all. */
export function Changes({
  recordId,
  changes,
}: {
  recordId: string
  changes: readonly ShownChange[]
}) {
  const { t } = useTranslation('assistant')
  const run = useCommand()
  const id = useId()
  const busy = useProjection(({ session }) => session.deciding.recordId === recordId)
  const isNewest = useProjection((draft) => newestNote(draft) === recordId)
  const lang = languageTagOf(useProjection(gameLanguage))
  const list = useRef<HTMLElement>(null)
  const [unfolded, setUnfolded] = useState<boolean | null>(null)
  const [chosen, choose] = useState<string | null>(null)
  const [said, say] = useState('')
  const undecided = changes.filter(isUndecided)
  const isShown = unfolded ?? (isNewest && undecided.length > 0)
  const opened = chosen ?? undecided[0]?.address ?? ''
  /** Where nothing is left to be decided the line that folds all of it has the focus. */
  const focusOn = (address = '') => {
    const line = `[data-change="${CSS.escape(address)}"]`
    const found = [line, '[aria-controls]'].map((one) =>
      list.current?.querySelector<HTMLElement>(one),
    )
    focusInPlace(found.find(Boolean))
  }
  const go = (address: string | undefined) => {
    choose(address ?? '')
    focusOn(address)
  }
  /** Goes on to the next that is to be decided, and says how far it is. */
  const decide = (word: 'kept' | 'reverted', places: readonly string[], edit?: string) => {
    const [address = ''] = places
    const refused = run(decideChanges, {
      recordId,
      ...(edit === undefined
        ? { [word === 'kept' ? 'keep' : 'revert']: places }
        : { edit: { address, text: edit } }),
    })
    if (refused !== null) return
    const rest = undecided.filter((one) => !places.includes(one.address))
    const at = changes.findIndex((one) => one.address === address)
    const next = rest.find((one) => changes.indexOf(one) > at) ?? rest[0]
    const count = changes.length - rest.length
    say(`${t(`changes.fate.${word}`)}. ${t('changes.decided', { count, all: changes.length })}`)
    if (edit === undefined) go(next?.address)
  }
  const actsOf = ({ address, before }: ShownChange) => ({
    keep: () => decide('kept', [address]),
    revert: () => decide('reverted', [address]),
    write: (text: string) => decide(text === before ? 'reverted' : 'kept', [address], text),
    left: () => focusOn(address),
  })
  const onKeyDown = useChangeKeys({ changes, opened, go, actsOf })
  const open = undecided.filter(({ fate }) => fate === 'open').map(({ address }) => address)
  return (
    <section
      ref={list}
      aria-label={t('changes.title')}
      className="overflow-hidden rounded-card border border-hairline bg-ink2"
    >
      <ChangesHead
        changes={changes}
        controls={`${id}-list`}
        isShown={isShown}
        onToggle={() => setUnfolded(!isShown)}
      />
      <div id={`${id}-list`} hidden={!isShown}>
        {isShown && (
          <>
            {open.length > 1 && (
              <div className="flex flex-wrap gap-2 px-3 pb-2.5">
                <Button size="s" busy={busy} onClick={() => decide('kept', open)}>
                  {t('changes.keepAll')}
                </Button>
                <Button
                  size="s"
                  variant="ghost"
                  busy={busy}
                  onClick={() => decide('reverted', open)}
                >
                  {t('changes.revertAll')}
                </Button>
              </div>
            )}
            <ol className="m-0 list-none p-0" onKeyDown={onKeyDown}>
              {changes.map((change) => (
                <ChangeRow
                  recordId={recordId}
                  key={change.address}
                  change={change}
                  lang={lang}
                  isOpen={opened === change.address}
                  busy={busy}
                  acts={actsOf(change)}
                  onToggle={() => choose(opened === change.address ? '' : change.address)}
                />
              ))}
            </ol>
          </>
        )}
      </div>
      <LiveRegion message={said} />
    </section>
  )
}
