import { defineView } from '#ui/kit/slots.tsx'
import { StepArrows, StepKeys } from './arrows.tsx'
import { HistoryPanel } from './panel.tsx'

export const historyView = defineView({
  plugin: 'history',
  slots: {
    'editor.tool': { order: 0, component: StepArrows },
    'editor.aside.history': { component: HistoryPanel },
    'editor.overlay': { order: 4, component: StepKeys },
  },
})
