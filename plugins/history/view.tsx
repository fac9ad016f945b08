import { defineView } from '#ui/kit/slots.tsx'
import { StepArrows, StepKeys } from './arrows.tsx'
import { InPlaceOfGame } from './in-place-of-game.tsx'
import { HistoryPanel } from './panel.tsx'
import { TextAuthor } from './text-author.tsx'
import { TextAuthorTip } from './text-author-tip.tsx'

function KeysAndAuthors() {
  return (
    <>
      <StepKeys />
      <TextAuthorTip />
    </>
  )
}

export const historyView = defineView({
  plugin: 'history',
  slots: {
    'editor.tool': { component: StepArrows },
    // beside the column, and under no light of what changes in the game itself
    'editor.content': { order: -0.5, component: InPlaceOfGame },
    'editor.aside.history': { component: HistoryPanel },
    'editor.text': { component: TextAuthor },
    'editor.overlay': { order: 4, component: KeysAndAuthors },
  },
})
