import { useTranslation } from 'react-i18next'
import { gamePath } from '#schemas/wire/game-path.ts'
import { classes } from '#ui/kit/classes.ts'
import { defineView, type Slots } from '#ui/kit/slots.tsx'
import { useProjection } from '#ui/kit/use-projection.ts'
import { isCardUnseen, isStageUnseen } from './projections.ts'
import { useSeen } from './use-seen.tsx'

const DOT = 'rounded-chip bg-lamp'

/** At the corner of a card: somebody else changed it, and nobody looked at it yet. */
function CardDot({ path }: Slots['editor.card']) {
  const isUnseen = useProjection((draft) => isCardUnseen(draft, path))
  return isUnseen && <Dot />
}

function Dot() {
  const { t } = useTranslation('editor')
  return (
    <span
      data-unseen=""
      className={classes(DOT, 'pointer-events-none absolute -top-1 -left-1 z-10 size-2.75')}
    >
      <span className="sr-only">{t('unseen.card')}</span>
    </span>
  )
}

/** At the corner of the cover, which stands in no card. */
function CoverDot({ title, path }: Slots['editor.picture']) {
  return path === gamePath.cover() ? <CardDot title={title} path={path} /> : null
}

/** On the tab of a stage that holds such a card. */
function TabDot({ stage }: Slots['editor.tab']) {
  const { t } = useTranslation('editor')
  const isUnseen = useProjection((draft) => isStageUnseen(draft, stage))
  if (!isUnseen) return null
  return (
    <span data-unseen="" className={classes(DOT, 'absolute top-1.5 right-1.5 size-1.5')}>
      <span className="sr-only">, {t('unseen.tab')}</span>
    </span>
  )
}

/** Sees what comes into sight. */
function SeenWatch() {
  useSeen()
  return null
}

export const unseenView = defineView({
  plugin: 'unseen',
  slots: {
    'editor.card': { order: 1, component: CardDot },
    'editor.picture': { order: 1, component: CoverDot },
    'editor.tab': { component: TabDot },
    'editor.overlay': { order: 9, component: SeenWatch },
  },
})
