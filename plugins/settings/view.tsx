import { useDeferredValue } from 'react'
import { defineView } from '#ui/kit/slots.tsx'
import { useProjection } from '#ui/kit/use-projection.ts'
import { LanguageNote } from './language-note.tsx'
import { choicesOpen } from './projections.ts'
import { AudienceCards, Dropdowns } from './selects.tsx'
import { StartBar } from './start-bar.tsx'
import { StyleCards } from './style-cards.tsx'

function Settings() {
  // a piece of work of its own, after the proposals stand
  const open = useDeferredValue(useProjection(choicesOpen))
  if (!open) return null
  return (
    <>
      <StyleCards />
      <div className="mt-3 grid grid-cols-1 gap-x-4 gap-y-5 sm:grid-cols-2 lg:grid-cols-[auto_1fr_1fr_1fr]">
        <AudienceCards />
        <Dropdowns />
      </div>
      <LanguageNote />
      <StartBar />
    </>
  )
}

/** The five choices beside the outline, and the start. */
export const settingsView = defineView({
  plugin: 'settings',
  slots: { 'creation.section': { order: 30, component: Settings } },
})
