import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { PendingMessage } from '#schemas/chat.ts'
import type { Quote } from '#schemas/record.ts'
import { Button } from '#ui/kit/button.tsx'
import { classes } from '#ui/kit/classes.ts'
import { showPlace } from '#ui/kit/show-place.ts'
import { PluginSlot } from '#ui/kit/slots.tsx'
import { useCommand, useEditor, useProjection, useRefusal } from '#ui/kit/use-projection.ts'
import { askOnceMore, sendAgain, takeBack, writeBox } from './commands.ts'
import { type ShownRecord, shownRecords } from './projections.ts'
import { QuoteChip } from './quote-chip.tsx'

const BUBBLE =
  'ml-auto max-w-9/10 rounded-card rounded-br-sm bg-ink3 px-3 py-2 text-sm whitespace-pre-line [overflow-wrap:anywhere]'

/** One entry of the chat. */
export const Message = memo(function Message({ record }: { record: ShownRecord }) {
  const { t } = useTranslation('assistant')
  if (record.kind === 'confirmation')
    return <p className="m-0 text-center text-xs text-smoke">{record.text}</p>
  if (record.author === 'creator')
    return (
      <div className={BUBBLE}>
        <span className="sr-only">{t('you')}: </span>
        <Quotes quotes={record.quotes} />
        {record.text}
      </div>
    )
  return (
    <div className="flex flex-col gap-2 text-sm [overflow-wrap:anywhere]">
      <span className="sr-only">{t('said')}: </span>
      <p
        className={classes(
          'm-0 whitespace-pre-line',
          record.isReplaced && 'text-smoke line-through',
        )}
      >
        {record.text}
      </p>
      {record.kind === 'plan' && <p className="m-0 text-xs text-smoke">{t(fateOf(record))}</p>}
      {record.directions.length > 0 && <Directions record={record} />}
      {record.updated?.[0] !== undefined && <SeeChanges path={record.updated[0]} />}
      {record.changes !== undefined && <PluginSlot name="chat.note" record={record} />}
    </div>
  )
})

/** Leads to the first of the places that were changed. */
function SeeChanges({ path }: { path: string }) {
  const { t } = useTranslation('assistant')
  return (
    <div>
      <Button size="s" onClick={() => showPlace(path)}>
        {t('showPlaces')}
      </Button>
    </div>
  )
}

/** What became of a plan that does not wait any more. */
function fateOf({ status, isReplaced }: ShownRecord): 'replaced' | 'confirmed' | 'rejected' {
  if (isReplaced) return 'replaced'
  return status === 'rejected' ? 'rejected' : 'confirmed'
}

/** What nobody answered is asked once more. */
function AskAgain({ recordId }: { recordId: string }) {
  const { t } = useTranslation('assistant')
  const run = useCommand()
  const { ports } = useEditor()
  // who asks for it once more has no part in whether it can be asked
  const refused = useRefusal(askOnceMore, { recordId, clientId: '' })
  return (
    <div>
      <Button
        size="s"
        busy={refused !== null}
        onClick={() => run(askOnceMore, { recordId, clientId: ports.ids.next() })}
      >
        {t('tryAgain')}
      </Button>
    </div>
  )
}

/** What can be done instead: a press puts the request into the box. */
function Directions({ record: { directions, answers } }: { record: ShownRecord }) {
  const { t } = useTranslation('assistant')
  const run = useCommand()
  const asked = useProjection(shownRecords).find(({ id }) => id === answers)
  const [first] = directions
  if (asked !== undefined && first?.request === asked.text) return <AskAgain recordId={asked.id} />
  return (
    <ol aria-label={t('nearest')} className="m-0 flex list-none flex-col gap-1.5 p-0">
      {directions.map(({ title, request }, at) => (
        <li key={request}>
          <Button
            size="s"
            className="h-auto text-left font-normal!"
            onClick={() => run(writeBox, { text: request })}
          >
            {at + 1}. {title}
          </Button>
        </li>
      ))}
    </ol>
  )
}

/** A message on its way. */
export function PendingLine({ message }: { message: PendingMessage }) {
  const { t } = useTranslation('assistant')
  const run = useCommand()
  const { clientId, text, quotes, state } = message
  return (
    <div className="flex flex-col items-end gap-1">
      <div className={classes(BUBBLE, 'opacity-70')}>
        <Quotes quotes={quotes} />
        {text}
      </div>
      <p className="m-0 flex flex-wrap items-center justify-end gap-2 text-xs text-smoke">
        {t(state)}
        {state === 'waiting' && (
          <>
            <Button size="s" variant="ghost" onClick={() => run(sendAgain, { clientId })}>
              {t('sendNow')}
            </Button>
            <Button size="s" variant="ghost" onClick={() => run(takeBack, { clientId })}>
              {t('takeBack')}
            </Button>
          </>
        )}
      </p>
    </div>
  )
}

function Quotes({ quotes }: { quotes: readonly Quote[] }) {
  if (quotes.length === 0) return null
  return (
    <span className="mb-1.5 flex flex-wrap gap-1.5">
      {quotes.map((quote) => (
        <QuoteChip key={`${quote.path} ${quote.text}`} quote={quote} />
      ))}
    </span>
  )
}
