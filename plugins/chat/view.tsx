import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/button.tsx'
import { defineView } from '#ui/kit/slots.tsx'
import { useCommand, useProjection, useRefusal } from '#ui/kit/use-projection.ts'
import { loadEarlierRecords, readAll } from './commands.ts'
import { Greeting } from './greeting.tsx'
import { LowLine } from './low-line.tsx'
import { Message, PendingLine } from './message.tsx'
import { MessageBox } from './message-box.tsx'
import { PlanCard } from './plan-card.tsx'
import { chatBox, isAnswering, isGreeting, shownRecords, waitingPlan } from './projections.ts'
import { UnreadBadge } from './unread-badge.tsx'
import { useChangesInSight } from './use-changes-in-sight.tsx'
import { useEndInSight } from './use-end-in-sight.tsx'
import { useQuoteInSight } from './use-quote-in-sight.tsx'

/** The chat: what was said, the plan that waits, and the box. */
function AssistantPanel() {
  const records = useProjection(shownRecords)
  const plan = useProjection(waitingPlan)
  const answering = useProjection(isAnswering)
  const { pending, deciding } = useProjection(chatBox)
  const { t } = useTranslation('assistant')
  const end = useEndInSight(
    [records.length, answering, deciding, ...pending.map(({ state }) => state)].join(' '),
    records[0]?.id,
    pending.at(-1)?.clientId,
  )
  useReadAll(records.length)
  useChangesInSight()
  useQuoteInSight()
  return (
    <div className="flex min-h-0 grow flex-col">
      {/* what is there for those who listen alone scrolls with the messages, and makes the column no longer; they give way before a plan does */}
      <div
        ref={end}
        className="relative flex min-h-0 grow shrink-9999 flex-col gap-3.5 overflow-y-auto p-4 group-data-keyboard/sheet:py-0"
      >
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
  slots: {
    'editor.aside.assistant': { component: AssistantPanel },
    'editor.aside.low': { component: LowLine },
    'editor.aside.news': { component: UnreadBadge },
  },
})
