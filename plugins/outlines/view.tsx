import { defineView } from '#ui/kit/slots.tsx'
import { OutlineGrid } from './outline-grid.tsx'

/** The proposals, under the thinking. */
export const outlinesView = defineView({
  plugin: 'outlines',
  slots: { 'creation.section': { order: 20, component: OutlineGrid } },
})
