import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { GameLanguage } from '#schemas/language.ts'
import { LIMITS } from '#schemas/limits.ts'
import { Button } from '#ui/kit/button.tsx'
import { useLateCommand } from '#ui/kit/late-command.ts'
import { useUnsentIdea } from '#ui/kit/unsent-idea.ts'
import { useHydrated } from '#ui/kit/use-hydrated.ts'
import { useWords } from '#ui/kit/use-words.ts'
import { lengthOf, submitIdea } from './commands.ts'
import { ideaLanguageOf } from './idea-language.ts'
import { LanguageChip } from './language-chip.tsx'
import { TEMPLATES } from './templates.ts'

/**
 * The box the idea is typed into. It works before the core is there; submitting waits for it.
 * `children` stand at the end of its row of examples.
 */
export function IdeaForm({ children }: { children?: ReactNode }) {
  const { t, language: spoken } = useWords('home')
  const { text, keep } = useUnsentIdea()
  const [picked, setPicked] = useState<GameLanguage | null>(null)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const run = useLateCommand()
  const hydrated = useHydrated()
  const box = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const language = picked ?? ideaLanguageOf(spoken)
  const length = lengthOf(text)
  const over = length - LIMITS.ideaMax
  useLayoutEffect(() => {
    // somebody typed into the painted page before its scripts were there
    const typed = box.current?.value ?? ''
    if (typed !== '') keep(typed)
  }, [keep])
  function edit(next: string) {
    keep(next)
    setFault(null)
  }
  async function submit() {
    if (length === 0) {
      setFault('idea.blank')
      box.current?.focus()
      return
    }
    if (over > 0 || busy) return
    setBusy(true)
    try {
      await run(submitIdea, { text, language })
    } catch {
      setFault('idea.failed')
    } finally {
      setBusy(false)
    }
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) onSubmit(event)
  }
  return (
    <form onSubmit={onSubmit} noValidate>
      <div className="rounded-card border border-control bg-ink1/90 shadow-lift transition-colors duration-140 focus-within:border-focus">
        <label htmlFor={id} className="sr-only">
          {t('idea.label')}
        </label>
        <textarea
          ref={box}
          id={id}
          name="idea"
          dir="auto"
          rows={3}
          value={text}
          onChange={({ target }) => edit(target.value)}
          onKeyDown={onKeyDown}
          placeholder={t('idea.placeholder')}
          aria-invalid={over > 0 || fault !== null || undefined}
          aria-describedby={`${id}-count`}
          className="field-sizing-content block max-h-[45dvh] min-h-28 w-full resize-none rounded-t-card bg-transparent px-5 pt-4 pb-2 font-serif text-lg leading-relaxed text-paper outline-none placeholder:text-smoke md:text-xl"
        />
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-3 pb-3">
          <LanguageChip label={t('idea.language')} value={language} onChange={setPicked} />
          <p
            id={`${id}-count`}
            aria-live="polite"
            className={
              over > 0 || fault !== null ? 'm-0 text-xs text-lead' : 'm-0 text-xs text-smoke'
            }
          >
            {over > 0
              ? t('idea.tooLong', { over, max: LIMITS.ideaMax })
              : t(fault ?? 'idea.count', { count: length, max: LIMITS.ideaMax })}
          </p>
          <div className="grow" />
          <Button
            // a press before anybody listens would ask the browser itself to send the form
            type={hydrated ? 'submit' : 'button'}
            variant="primary"
            busy={busy}
            disabled={over > 0}
            className="max-sm:w-full"
          >
            {t('idea.submit')}
          </Button>
        </div>
      </div>
      <div className="relative mt-4 flex flex-wrap items-center gap-2">
        <span className="mr-1 text-sm text-ash">{t('templates.label')}</span>
        {TEMPLATES.map((name) => (
          <button
            key={name}
            type="button"
            onClick={() => {
              edit(t(`templates.${name}.text`))
              box.current?.focus()
            }}
            className="min-h-10 rounded-chip border border-hairline bg-ink1/85 px-4 text-sm text-paper transition-colors duration-140 hover:border-lamp hover:text-lamp"
          >
            {t(`templates.${name}.name`)}
          </button>
        ))}
        {children}
      </div>
    </form>
  )
}
