import { Popover } from '@base-ui/react/popover'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameLanguage } from '#schemas/language.ts'
import { languageTagOf } from '#schemas/language-tag.ts'
import { useCommand, useEditor } from '#ui/kit/use-projection.ts'
import { BELOW_CHIP, CHIP, ChipWords } from './chip-look.tsx'
import { correct } from './commands.ts'
import { NounForm } from './noun-form.tsx'
import type { ShownNounChip } from './projections.ts'

/** Who, what or where, as it was read; opened, it is said otherwise in a field of one line. */
export function NounChip({ chip, language }: { chip: ShownNounChip; language: GameLanguage }) {
  const { t } = useTranslation('create')
  const { ids } = useEditor().ports
  const run = useCommand()
  const [open, setOpen] = useState(false)
  const { slot, text, isCorrected } = chip
  const say = (noun: string | undefined) => {
    run(correct, { more: { [slot]: noun }, requestId: ids.next() })
    setOpen(false)
  }
  return (
    <Popover.Root open={open} onOpenChange={(next) => setOpen(next)}>
      <Popover.Trigger className={CHIP}>
        <ChipWords
          label={t(`reading.${slot}`)}
          yours={isCorrected ? t('reading.yours') : undefined}
        >
          {text === '' ? (
            <span className="truncate text-ash">{t('reading.open')}</span>
          ) : (
            <span lang={languageTagOf(language)} className="truncate text-paper">
              {text}
            </span>
          )}
        </ChipWords>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner {...BELOW_CHIP}>
          <Popover.Popup
            aria-label={t(`reading.ask.${slot}`)}
            className="w-80 max-w-[calc(100vw-2rem)] rounded-card border border-hairline bg-ink2 p-4 shadow-lift transition-opacity duration-140 outline-none data-ending-style:opacity-0 data-starting-style:opacity-0"
          >
            <NounForm chip={chip} language={language} onSay={say} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
