import { defineView } from '#ui/kit/slots.tsx'
import { AddButton } from './add-button.tsx'
import { ArrangeMenu } from './arrange-menu.tsx'
import { PartsArranged } from './parts-arranged.tsx'
import { PartsLeft } from './parts-left.tsx'
import { ShownPart } from './shown-part.tsx'

function Arrangements() {
  return (
    <>
      <ShownPart />
      <PartsLeft />
    </>
  )
}

/** What adds, moves and removes the parts of a game. */
export const arrangingView = defineView({
  plugin: 'arranging',
  slots: {
    'editor.texts': { component: PartsArranged },
    'editor.arrange': { component: ArrangeMenu },
    'editor.add': { component: AddButton },
    'editor.overlay': { component: Arrangements },
  },
})
