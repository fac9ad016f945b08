import { ArrowUp } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SIZES } from '#schemas/limits.ts'
import { IconButton } from '#ui/kit/button.tsx'
import { PluginSlot } from '#ui/kit/slots.tsx'
import { useCommand, useEditor, useProjection } from '#ui/kit/use-projection.ts'
import { dropQuote, refusalToSend, sendMessage, writeBox } from './commands.ts'
import { chatBox, waitingPlan } from './projections.ts'
import { QuoteChip } from './quote-chip.tsx'

/** What keeps a message from being sent for a while: it is said without being asked for. */
const WAITS = new Set(['while_generating', 'while_revising', 'while_answering'])
/** A key of an input method says so by this code where the browser ends the composition before it (Safari). */
const KEY_OF_COMPOSITION = 229

/** Where the creator writes to the assistant. */
export function MessageBox() {
  const { t } = useTranslation('assistant')
  const run = useCommand()
  const { ports } = useEditor()
  const { box } = useProjection(chatBox)
  const refused = useProjection(refusalToSend)
  const hasPlan = useProjection((draft) => waitingPlan(draft) !== null)
  const id = useId()
  const over = [...box.text.trim()].length - SIZES.chatText
  // a finger that has just sent something rests where the tip would come
  const [isSent, setSent] = useState(false)
  const send = () => setSent(run(sendMessage, { clientId: ports.ids.next() }) === null)
  const onKeyDown = (event: KeyboardEvent) => {
    const isComposing = event.nativeEvent.isComposing || event.keyCode === KEY_OF_COMPOSITION
    if (event.key !== 'Enter' || event.shiftKey || isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <div className="relative m-3 flex flex-col gap-2 rounded-card border border-control bg-ink0/60 p-2 focus-within:border-focus">
      {box.quotes.length > 0 && (
        <ul
          aria-label={t('quotes')}
          className="m-0 flex list-none flex-wrap gap-1.5 p-0 max-sm:max-h-26 max-sm:overflow-y-auto"
        >
          {box.quotes.map((quote, at) => (
            <li key={`${quote.path} ${quote.text}`} className="flex max-w-full">
              <QuoteChip
                quote={quote}
                state={<PluginSlot name="chat.quote" at={at} quote={quote} />}
                onRemove={() => run(dropQuote, { at })}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="flex items-end gap-2 [--tip-at:100%]">
        <textarea
          data-chat-box=""
          aria-label={t('ask')}
          aria-describedby={`${id}-keys`}
          placeholder={t('ask')}
          rows={1}
          value={box.text}
          enterKeyHint="send"
          onChange={({ target }) => {
            setSent(false)
            run(writeBox, { text: target.value })
          }}
          onKeyDown={onKeyDown}
          className="field-sizing-content max-h-40 min-h-10 min-w-0 grow resize-none border-0 bg-transparent px-1.5 py-2 text-base text-paper outline-none placeholder:text-smoke"
        />
        <IconButton
          label={t('send')}
          variant={hasPlan || refused !== null ? 'secondary' : 'primary'}
          disabled={refused !== null}
          reason={refused === null || isSent ? null : t(`reason.${refused}`)}
          onClick={send}
        >
          <ArrowUp aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      <div className="flex items-center gap-2">
        <p id={`${id}-keys`} className="m-0 px-1.5 text-xs text-smoke">
          {over > 0 ? (
            <span className="text-lead">{t('tooLong', { count: over })}</span>
          ) : refused !== null && WAITS.has(refused) ? (
            t(`reason.${refused}`)
          ) : (
            t('keys')
          )}
        </p>
        <PluginSlot name="chat.foot" />
      </div>
    </div>
  )
}
