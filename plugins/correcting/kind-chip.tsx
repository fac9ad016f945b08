import { Menu } from '@base-ui/react/menu'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { GameKind } from '#schemas/reading-of-idea.ts'
import { useCommand, useEditor } from '#ui/kit/use-projection.ts'
import { BELOW_CHIP, CHIP, ChipWords } from './chip-look.tsx'
import { correct } from './commands.ts'

const LINE =
  'flex min-h-10 cursor-pointer items-center justify-between gap-6 rounded-mark px-3 text-sm text-paper outline-none select-none data-highlighted:bg-ink3 data-checked:text-lamp pointer-coarse:min-h-11'

/** The kind of game, as it was read; opened, any kind there is in the language of the game is chosen. */
export function KindChip({
  kind,
  kinds,
  isCorrected,
}: {
  kind: GameKind
  kinds: readonly GameKind[]
  isCorrected: boolean
}) {
  const { t } = useTranslation('create')
  const { ids } = useEditor().ports
  const run = useCommand()
  const say = (next: GameKind | undefined) =>
    next !== kind && run(correct, { more: { kind: next }, requestId: ids.next() })
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger className={CHIP}>
        <ChipWords label={t('reading.kind')} yours={isCorrected ? t('reading.yours') : undefined}>
          <span className="truncate text-paper">{t(`reading.kinds.${kind}`)}</span>
        </ChipWords>
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner {...BELOW_CHIP}>
          <Menu.Popup className="max-h-(--available-height) min-w-48 overflow-y-auto rounded-control border border-hairline bg-ink2 p-1 shadow-lift transition-opacity duration-140 outline-none data-ending-style:opacity-0 data-starting-style:opacity-0">
            <Menu.RadioGroup
              value={kind}
              onValueChange={(next) => say(GameKind.safeParse(next).data)}
            >
              {kinds.map((one) => (
                <Menu.RadioItem key={one} value={one} closeOnClick className={LINE}>
                  {t(`reading.kinds.${one}`)}
                  <Menu.RadioItemIndicator>
                    <Check aria-hidden="true" className="size-4" />
                  </Menu.RadioItemIndicator>
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
            {isCorrected && (
              <>
                <Menu.Separator className="my-1 h-px bg-hairline" />
                <Menu.Item className={LINE} onClick={() => say(undefined)}>
                  {t('reading.asRead')}
                </Menu.Item>
              </>
            )}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
