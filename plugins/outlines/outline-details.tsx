import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type GameLanguage, languageTagOf } from '#schemas/language.ts'
import { Button } from '#ui/kit/button.tsx'
import { Dialog } from '#ui/kit/dialog.tsx'
import { Field, TextArea } from '#ui/kit/field.tsx'
import { GameText } from '#ui/kit/game-text.tsx'
import { Markdown } from '#ui/kit/markdown.tsx'
import { useCommand } from '#ui/kit/use-projection.ts'
import { chooseOutline, editOutline } from './commands.ts'
import type { ProposalCard } from './projections.ts'

/** All of one proposal: read it, rewrite it, choose it. */
export function OutlineDetails({
  card,
  language,
  onClose,
}: {
  card: ProposalCard
  language: GameLanguage
  onClose: () => void
}) {
  const { t } = useTranslation('create')
  const run = useCommand()
  const [text, setText] = useState<string | null>(null)
  const keep = () => {
    if (text !== null) run(editOutline, { key: card.key, text })
    setText(null)
  }
  const close = () => {
    keep()
    onClose()
  }
  const choose = () => {
    run(chooseOutline, { key: card.key })
    close()
  }
  return (
    <Dialog
      open
      onClose={close}
      size="l"
      title={<GameText as="span" text={card.name} language={language} />}
      footer={
        <>
          {card.edited && text === null && (
            <Button variant="ghost" onClick={() => run(editOutline, { key: card.key, text: '' })}>
              {t('outlines.original')}
            </Button>
          )}
          <Button onClick={text === null ? () => setText(card.text) : keep}>
            {t(text === null ? 'outlines.edit' : 'outlines.done')}
          </Button>
          <Button variant="primary" onClick={choose}>
            {t('outlines.choose')}
          </Button>
        </>
      }
    >
      {text === null ? (
        <Markdown text={card.text} language={language} className="reading" />
      ) : (
        <Field label={t('outlines.field')}>
          <TextArea
            lang={languageTagOf(language)}
            value={text}
            onChange={(event) => setText(event.target.value)}
            className="min-h-60 font-serif text-lg"
          />
        </Field>
      )}
    </Dialog>
  )
}
