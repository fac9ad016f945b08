import { Check, Split } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TextEdit } from '#schemas/revising.ts'
import { Button } from '#ui/kit/button.tsx'
import { classes } from '#ui/kit/classes.ts'
import { DifferingWords } from '#ui/kit/differing-words.tsx'
import { useCommand } from '#ui/kit/use-projection.ts'
import { decideConflict } from './commands.ts'
import { useFields } from './fields.tsx'
import { useInsidePage } from './inside-page.tsx'
import { beginAt } from './neighbours.tsx'
import { PLAIN_TYPE, SmallButton } from './small-button.tsx'

const VERSIONS = ['before', 'yours', 'theirs'] as const
type Version = (typeof VERSIONS)[number]

/** Three versions of a text that was changed twice: one is chosen, or a third is written. */
export function ConflictPanel({
  edit,
  path,
  lang,
}: {
  edit: TextEdit
  path: string
  lang: string
}) {
  const { t, i18n } = useTranslation('editor')
  const [isLater, setLater] = useState(false)
  const [chosen, choose] = useState<Version>('yours')
  const fields = useFields()
  const run = useCommand()
  const titleId = useId()
  const panel = useRef<HTMLSpanElement>(null)
  useInsidePage(panel)
  const texts = { before: edit.base, yours: edit.text, theirs: edit.theirs ?? '' }
  if (isLater)
    return (
      <span lang={i18n.language} className={classes(PLAIN_TYPE, 'mt-1 block text-xs text-ash')}>
        {t('revising.conflict.title')}{' '}
        <SmallButton onPress={() => setLater(false)}>{t('revising.conflict.decide')}</SmallButton>
      </span>
    )
  const onKeyDown = (event: KeyboardEvent) => {
    const version = VERSIONS[Number(event.key) - 1]
    if (version !== undefined && !event.ctrlKey && !event.metaKey && !event.altKey) choose(version)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand inside a paragraph
    <span
      ref={panel}
      role="group"
      lang={i18n.language}
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      data-conflict=""
      className={classes(
        PLAIN_TYPE,
        'absolute top-full left-0 z-20 mt-2 block w-[min(42rem,calc(100vw-2rem))] rounded-card border border-lamp-deep bg-ink1 p-4 text-sm leading-normal text-ash shadow-lift',
      )}
    >
      <span className="flex items-baseline gap-2">
        <Split aria-hidden="true" className="size-4 shrink-0 self-center text-lamp" />
        <span id={titleId} role="alert" className="font-semibold text-paper">
          {t('revising.conflict.title')}
        </span>
      </span>
      <span className="block">{t('revising.conflict.help')}</span>
      <span className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))] gap-2.5">
        {VERSIONS.map((version) => (
          <button
            key={version}
            type="button"
            aria-pressed={chosen === version}
            onClick={() => choose(version)}
            className={classes(
              'flex min-w-0 flex-col gap-1 rounded-control border bg-ink0/50 px-3 py-2.5 text-left',
              chosen === version ? 'border-lamp' : 'border-control hover:border-ash',
            )}
          >
            <span className="flex min-h-5 items-center gap-1.5 text-xs font-semibold text-ash">
              {t(`revising.conflict.${version}`)}
              {chosen === version && <Check aria-hidden="true" className="size-3.5 text-lamp" />}
            </span>
            <span lang={lang} className="font-serif text-base whitespace-pre-line text-paper">
              <DifferingWords before={edit.base} after={texts[version]} />
            </span>
          </button>
        ))}
      </span>
      <span className="mt-3 flex flex-wrap items-center gap-2">
        <Button
          variant="primary"
          size="s"
          onClick={() => run(decideConflict, { address: edit.address, text: texts[chosen] })}
        >
          {t('revising.conflict.save')}
        </Button>
        <Button
          size="s"
          onClick={({ currentTarget }) => {
            const text = currentTarget.closest('[data-written]')
            if (text !== null && text.getAttribute('data-quote-path') === path)
              beginAt(text, fields, run, null)
          }}
        >
          {t('revising.conflict.third')}
        </Button>
        <Button variant="ghost" size="s" onClick={() => setLater(true)}>
          {t('revising.conflict.later')}
        </Button>
      </span>
    </span>
  )
}
