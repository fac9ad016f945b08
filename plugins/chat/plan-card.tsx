import { ArrowRight } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChatPlan, ChatRecord, PlanPlace } from '#schemas/record.ts'
import { Button } from '#ui/kit/button.tsx'
import { classes } from '#ui/kit/classes.ts'
import { focusInPlace } from '#ui/kit/focus-in-place.ts'
import { showPlace } from '#ui/kit/show-place.ts'
import { useCommand, useProjection } from '#ui/kit/use-projection.ts'
import { confirmPlan, rejectPlan, writeBox } from './commands.ts'
import { chatBox, outdatedPlaces, shownRecords } from './projections.ts'

/** The plan that waits: each place it would change, ticked, with what stands there and what is meant to. */
export function PlanCard({ record, plan }: { record: ChatRecord; plan: ChatPlan }) {
  const { t } = useTranslation('assistant')
  const run = useCommand()
  const id = useId()
  const { deciding, notDone } = useProjection(chatBox)
  const busy = deciding === record.id
  const refused = notDone?.recordId === record.id ? notDone.desc : ''
  const request = useProjection(shownRecords).find(({ id: one }) => one === record.answers)?.text
  // what the creator wrote by hand stays unless they say otherwise
  const [left, setLeft] = useState<readonly string[]>(() =>
    plan.places.filter(({ isByHand }) => isByHand).map(nameOf),
  )
  // whoever decided it by key goes on in the box
  useEffect(
    () => () => {
      if (document.activeElement === document.body)
        focusInPlace(document.querySelector<HTMLElement>('[data-chat-box]'))
    },
    [],
  )
  const outdated = useProjection(outdatedPlaces)
  const chosen = plan.places.filter(
    (place) => !left.includes(nameOf(place)) && !outdated.includes(place.address),
  )
  const toggle = (name: string) =>
    setLeft(left.includes(name) ? left.filter((one) => one !== name) : [...left, name])
  const isAll = chosen.length === plan.places.length
  const why = whyNot(plan, chosen.length, outdated.length > 0)
  const reason = why === null ? null : t(`reason.${why}`)
  const told = why === 'nothing_chosen' ? null : reason
  const scope = chosen.map(({ path }) => path)
  return (
    <section
      aria-labelledby={`${id}-head`}
      className="mx-3 flex max-h-[52%] min-h-40 group-data-keyboard/sheet:min-h-0 flex-col max-sm:max-h-[66%] rounded-card border border-lamp/60 bg-ink2"
    >
      <div className="min-h-16 grow overflow-y-auto group-data-keyboard/sheet:pb-2">
        <div className="px-3 pt-3">
          <h3
            id={`${id}-head`}
            className="m-0 flex items-baseline gap-2 font-sans text-sm font-semibold"
          >
            {t('plan')}
            <span className="text-xs font-normal text-lamp">{t('planWaits')}</span>
          </h3>
          <p className="mt-1 mb-0 text-sm whitespace-pre-line [overflow-wrap:anywhere]">
            {record.text}
          </p>
        </div>
        {/* beside a keyboard there is room for its sentence and its buttons alone */}
        <ul className="m-0 list-none px-3 py-2 group-data-keyboard/sheet:hidden">
          {plan.places.map((place) => {
            const name = nameOf(place)
            return (
              <PlaceRow
                key={name}
                place={place}
                isChosen={chosen.includes(place)}
                isOutdated={outdated.includes(place.address)}
                onToggle={() => toggle(name)}
              />
            )
          })}
        </ul>
      </div>
      {told !== null && (
        <p aria-hidden="true" className="m-0 border-t border-hairline px-3 pt-2 text-xs text-lamp">
          {told}
        </p>
      )}
      {refused !== '' && told === null && (
        <p className="m-0 border-t border-hairline px-3 pt-2 text-xs text-lead [overflow-wrap:anywhere]">
          {refused}
        </p>
      )}
      <div
        className={classes(
          'flex flex-wrap items-center gap-2 p-3 [--tip-at:0%]',
          told === null && refused === '' && 'border-t border-hairline',
        )}
      >
        <Button
          size="s"
          variant="primary"
          busy={busy}
          reason={reason}
          onClick={() => run(confirmPlan, { recordId: record.id, scope })}
        >
          {isAll || told !== null ? t('confirm') : t('confirmSome', { count: chosen.length })}
        </Button>
        <Button size="s" variant="ghost" onClick={() => run(rejectPlan, { recordId: record.id })}>
          {t('dismiss')}
        </Button>
        {request !== undefined && (
          <Button
            size="s"
            variant="ghost"
            onClick={() => {
              if (run(rejectPlan, { recordId: record.id }) === null)
                run(writeBox, { text: request })
            }}
          >
            {t('editRequest')}
          </Button>
        )}
        <span className="ml-auto text-xs text-smoke">{t('places', { count: chosen.length })}</span>
      </div>
    </section>
  )
}

/** Why what is ticked of a plan cannot be carried out; null where it can. */
function whyNot({ isWhole, places }: ChatPlan, chosen: number, isOutdated: boolean) {
  const isPart = isWhole === true && chosen < places.length
  if (isOutdated && (chosen === 0 || isPart)) return 'outdated'
  if (chosen === 0) return 'nothing_chosen'
  return isPart ? 'whole' : null
}

const nameOf = ({ address, path }: PlanPlace): string => `${address} ${path}`

function PlaceRow({
  place,
  isChosen,
  isOutdated,
  onToggle,
}: {
  place: PlanPlace
  isChosen: boolean
  isOutdated: boolean
  onToggle: () => void
}) {
  const { t } = useTranslation('assistant')
  const hasTexts = place.before !== '' || place.after !== ''
  return (
    <li className="border-b border-hairline py-1.5 text-sm last:border-0">
      <div className="flex items-start gap-2">
        <label className="flex min-h-8 grow cursor-pointer items-start gap-2 py-1">
          <input
            type="checkbox"
            checked={isChosen}
            disabled={isOutdated}
            onChange={onToggle}
            className="mt-0.5 size-4 shrink-0 accent-lamp"
          />
          <span>
            {place.title}
            {isOutdated && <span className="ml-1.5 text-xs text-lead">{t('outdated')}</span>}
            {place.isByHand && !isOutdated && (
              <span className="ml-1.5 text-xs text-lamp">{t('yours')}</span>
            )}
            {place.reason !== '' && (
              <span className="block text-xs text-smoke">{place.reason}</span>
            )}
          </span>
        </label>
        <Button
          size="s"
          variant="ghost"
          aria-label={t('goTo', { place: place.title })}
          onClick={() => showPlace(place.path)}
        >
          <ArrowRight aria-hidden="true" className="size-4" />
        </Button>
      </div>
      {hasTexts && (
        <details className="ml-6 text-xs">
          <summary className="cursor-pointer py-1 text-ash">
            {t('showBoth', { place: place.title })}
          </summary>
          <dl className="m-0 grid grid-cols-[auto_1fr] gap-x-2 gap-y-1 pb-1 whitespace-pre-line [overflow-wrap:anywhere]">
            {place.before !== '' && (
              <>
                <dt className="text-smoke">− {t('now')}</dt>
                <dd className="m-0">
                  <del>{place.before}</del>
                </dd>
              </>
            )}
            <dt className="text-smoke">+ {t('then')}</dt>
            <dd className="m-0">
              {place.after === '' ? (
                t('removed')
              ) : (
                <ins className="no-underline">{place.after}</ins>
              )}
            </dd>
          </dl>
        </details>
      )}
    </li>
  )
}
