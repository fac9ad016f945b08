import { defineView } from '#ui/kit/slots.tsx'
import { TellingTools } from './telling-tools.tsx'
import { TellingsKnown } from './tellings.tsx'

export const regeneratingView = defineView({
  plugin: 'regenerating',
  slots: {
    'editor.texts': { component: TellingsKnown },
    'editor.card': { order: 2, component: TellingTools },
    'editor.picture': { component: TellingTools },
  },
})
