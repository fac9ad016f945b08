import { defineView } from '#ui/kit/slots.tsx'
import { ManuscriptPanel } from './manuscript-panel.tsx'

export const manuscriptView = defineView({
  plugin: 'manuscript',
  slots: { 'contents.written': { component: ManuscriptPanel } },
})
