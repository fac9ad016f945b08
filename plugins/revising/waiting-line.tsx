import { CloudOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { TextEdit } from '#schemas/revising.ts'
import { classes } from '#ui/kit/classes.ts'
import { useCommand } from '#ui/kit/use-projection.ts'
import { revertEdit } from './commands.ts'
import { PLAIN_TYPE, SmallButton } from './small-button.tsx'

/** Under a text that waits to be sent: that it waits, and the way back. */
export function WaitingLine({ edit }: { edit: TextEdit }) {
  const { t, i18n } = useTranslation('editor')
  const run = useCommand()
  return (
    <span
      lang={i18n.language}
      className={classes(PLAIN_TYPE, 'mt-1 flex flex-wrap items-center gap-x-2 text-xs text-ash')}
    >
      <CloudOff aria-hidden="true" className="size-3.5 shrink-0" />
      <span role="status">{t('revising.waiting')}</span>
      <SmallButton onPress={() => run(revertEdit, { address: edit.address })}>
        {t('revising.takeBack')}
      </SmallButton>
    </span>
  )
}
