import { useEffect, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/button.tsx'
import { defineView } from '#ui/kit/slots.tsx'
import { useCommand, useProjection, useRefusal } from '#ui/kit/use-projection.ts'
import { loadEarlierRecords, readAll } from './commands.ts'
import { Greeting } from './greeting.tsx'
import { Message, PendingLine } from './message.tsx'
import { MessageBox } from './message-box.tsx'
import { PlanCard } from './plan-card.tsx'
import { chatBox, isAnswering, isGreeting, shownRecords, waitingPlan } from './projections.ts'

/** Whoever has scrolled up so far reads, and is not taken away from it. */
const NEAR_THE_END_PX = 80
/** The panel scrolls to its end so long after a message, and after it is opened again (SPEC section 9). */
const SCROLL_AFTER_MS = 50
const SCROLL_AFTER_OPENING_MS = 200

/** The chat: what was said, the plan that waits, and the box. */
function AssistantPanel() {
  const records = useProjection(shownRecords)
  const plan = useProjection(waitingPlan)
  const answering = useProjection(isAnswering)
  const { pending, deciding } = useProjection(chatBox)
  const { t } = useTranslation('assistant')
  const end = useEndInSight(records.length + pending.length)
  useReadAll(records.length)
  return (
    <div className="flex min-h-0 grow flex-col">
      <div ref={end} className="flex min-h-0 grow flex-col gap-3.5 overflow-y-auto p-4">
        <Earlier />
        {/* only finished sentences are told, politely */}
        <div role="log" aria-label={t('log')} className="mt-auto flex flex-col gap-3.5">
          {records.map((record) =>
            record.id === plan?.id ? null : <Message key={record.id} record={record} />,
          )}
          {pending.map((message) => (
            <PendingLine key={message.clientId} message={message} />
          ))}
          {(answering || deciding !== null) && (
            <p className="m-0 text-sm text-smoke">{t(deciding === null ? 'reading' : 'working')}</p>
          )}
        </div>
      </div>
      {plan?.plan && <PlanCard key={plan.id} record={plan} plan={plan.plan} />}
      <MessageBox />
    </div>
  )
}

/** What stands before the oldest message that is known. */
function Earlier() {
  const { t } = useTranslation('assistant')
  const run = useCommand()
  const { history, hasMore } = useProjection(chatBox)
  const greets = useProjection(isGreeting)
  const refused = useRefusal(loadEarlierRecords, undefined)
  if (history === 'failed')
    return (
      <div className="flex flex-wrap items-center gap-2 text-sm text-ash">
        <p role="alert" className="m-0 grow">
          {t('historyFailed')}
        </p>
        <Button size="s" onClick={() => run(loadEarlierRecords)}>
          {t('tryAgain')}
        </Button>
      </div>
    )
  return (
    <>
      {hasMore && (
        <Button
          size="s"
          variant="ghost"
          busy={refused === 'loading'}
          onClick={() => run(loadEarlierRecords)}
        >
          {t(refused === 'loading' ? 'loadingEarlier' : 'earlier')}
        </Button>
      )}
      {greets && <Greeting />}
    </>
  )
}

/** Keeps the newest message in sight, unless its reader has scrolled up (CH18). */
function useEndInSight(count: number) {
  const list = useRef<HTMLDivElement>(null)
  const isNear = useRef(true)
  const isOpened = useRef(false)
  useEffect(() => {
    const { current } = list
    if (current === null) return
    const look = () => {
      isNear.current =
        current.scrollHeight - current.scrollTop - current.clientHeight < NEAR_THE_END_PX
    }
    current.addEventListener('scroll', look, { passive: true })
    // a plan that comes, a keyboard on the screen: what was at the end stays there
    const resized = new ResizeObserver(() => {
      if (isNear.current) current.scrollTo({ top: current.scrollHeight })
    })
    resized.observe(current)
    return () => {
      current.removeEventListener('scroll', look)
      resized.disconnect()
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each further message is a reason to look again
  useLayoutEffect(() => {
    const after = isOpened.current ? SCROLL_AFTER_MS : SCROLL_AFTER_OPENING_MS
    isOpened.current = true
    const timer = window.setTimeout(() => {
      if (isNear.current) list.current?.scrollTo({ top: list.current.scrollHeight })
    }, after)
    return () => window.clearTimeout(timer)
  }, [count])
  return list
}

/** While the chat is in sight, all that is said is seen. */
function useReadAll(count: number): void {
  const run = useCommand()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each further message is seen as it comes
  useEffect(() => {
    run(readAll)
  }, [run, count])
}

export const chatView = defineView({
  plugin: 'chat',
  slots: { 'editor.aside.assistant': { component: AssistantPanel } },
})
