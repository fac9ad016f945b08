import { defineView } from '#ui/kit/slots.tsx'
import { IdeaHeading } from './idea-heading.tsx'
import { ThinkingPanel } from './panel.tsx'

function IdeaAndThinking() {
  return (
    <div>
      <IdeaHeading />
      <ThinkingPanel />
    </div>
  )
}

/** The idea and what the storyteller makes of it, first on the creation screen. */
export const thinkingView = defineView({
  plugin: 'thinking',
  slots: { 'creation.section': { order: 10, component: IdeaAndThinking } },
})
