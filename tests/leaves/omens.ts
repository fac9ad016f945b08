/** A plugin that the product does not have, as its author would write it: a slice, two facts, a stage and a view. */
export const OWN_FILES: Readonly<Record<string, string>> = {
  'schemas/slices/omens.ts': `import { z } from 'zod'
import { defineSlice } from '../slice.ts'

/** Signs of what is to come, each with its meaning once that is known. */
export const omens = defineSlice({
  name: 'omens',
  scope: 'script',
  schema: z.record(z.string(), z.string()),
  initial: {},
  clearedBy: ['script/opened', 'live/rewound', 'idea/creationReset'],
})
`,
  'schemas/events/omens.ts': `import { z } from 'zod'
import { defineEvent } from '../event.ts'

/** A sign was seen. */
export const OmenSeen = defineEvent('omens/seen', 'script', z.object({ sign: z.string().min(1) }))
/** Somebody knows what a sign means. */
export const OmenExplained = defineEvent(
  'omens/explained',
  'script',
  z.object({ sign: z.string().min(1), meaning: z.string().min(1) }),
)
`,
  'plugins/omens/index.ts': `import { defineStage } from '#plugins/kit.ts'
import { omensProgress } from './projections.ts'

const ACTIVITY = { key: 'status.omens' }

/** What the game foretells. */
export const omens = defineStage({
  name: 'omens',
  slice: 'omens',
  reduce: {
    'omens/seen': (slice, { payload: { sign } }) => (sign in slice ? slice : { ...slice, [sign]: '' }),
    'omens/explained': (slice, { payload }) => ({ ...slice, [payload.sign]: payload.meaning }),
  },
  stage: {
    order: 2.5,
    progress: omensProgress,
    ready: (draft) => omensProgress(draft) > 0,
    activity: () => ACTIVITY,
    section: 'tabs.omens',
    failureWords: { omens_read: 'failed.omens_read' },
  },
})
`,
  'plugins/omens/projections.ts': `import { projection } from '#plugins/kit.ts'

/** 50 for any sign, 100 once all are explained. */
export const omensProgress = projection(
  'omens.progress',
  ({ script: { omens } }) => [omens] as const,
  (omens) => {
    const meanings = Object.values(omens)
    if (meanings.length === 0) return 0
    return meanings.includes('') ? 50 : 100
  },
)
`,
  'plugins/omens/view.tsx': `import { useTranslation } from 'react-i18next'
import { defineView, type Slots } from '#ui/kit/slots.tsx'
import { StepSection } from '#ui/kit/step-section.tsx'
import { useProjection } from '#ui/kit/use-projection.ts'

function OmensSection({ stage }: Slots['editor.section']) {
  const { t } = useTranslation('editor')
  const omens = useProjection((draft) => draft.script.omens)
  return (
    <StepSection stage={stage} title={t('tabs.omens')} loading={t('status.omens')} skeleton={null}>
      {Object.entries(omens).map(([sign, meaning]) => (
        <p key={sign}>
          {sign}: {meaning}
        </p>
      ))}
    </StepSection>
  )
}

export const omensView = defineView({
  plugin: 'omens',
  slots: { 'editor.section': { component: OmensSection } },
})
`,
}

/** Its lines elsewhere, each with the line it stands behind. */
export const ROWS: Readonly<Record<string, readonly (readonly [behind: string, row: string])[]>> = {
  'schemas/events/index.ts': [
    [`import * as npcs from './npcs.ts'`, `import * as omens from './omens.ts'`],
    ['  ...npcs,', '  ...omens,'],
  ],
  'schemas/slices/index.ts': [
    [`import { npcs } from './npcs.ts'`, `import { omens } from './omens.ts'`],
    ['  npcs,', '  omens,'],
  ],
  'plugins/index.ts': [
    [`import { npcs } from './npcs/index.ts'`, `import { omens } from './omens/index.ts'`],
    ['  npcs,', '  omens,'],
  ],
  'ui/views/editor-views.tsx': [
    [
      `import { npcsView } from '#plugins/npcs/view.tsx'`,
      `import { omensView } from '#plugins/omens/view.tsx'`,
    ],
    ['  npcsView,', '  omensView,'],
  ],
  ...Object.fromEntries(
    [
      ['en', 'Omens', 'reading the omens', 'the omens'],
      ['zh', '预兆', '解读预兆', '预兆'],
      ['ja', '予兆', '予兆を読んでいます', '予兆'],
    ].map(([language, name, doing, part]) => [
      `ui/locales/${language}/editor.json`,
      [
        ['  "tabs": {', `    "omens": "${name}",`],
        ['  "status": {', `    "omens": "${doing}",`],
        ['  "failed": {', `    "omens_read": "${part}",`],
      ] as const,
    ]),
  ),
}
