import { useEffect } from 'react'
import { openCreation } from '#plugins/outlines/commands.ts'
import { outlinesView } from '#plugins/outlines/view.tsx'
import { settingsView } from '#plugins/settings/view.tsx'
import { thinkingView } from '#plugins/thinking/view.tsx'
import { Slot, Views } from '#ui/kit/slots.tsx'
import { useCommand } from '#ui/kit/use-projection.ts'

const VIEWS = [thinkingView, outlinesView, settingsView]

/** Where an idea becomes a game: the reasoning, the proposals, the choices, the start. */
export function Page() {
  const run = useCommand()
  useEffect(() => {
    run(openCreation)
  }, [run])
  return (
    <Views value={VIEWS}>
      <div className="page-night min-h-dvh pt-15">
        <div className="mx-auto max-w-280 px-4 pt-6 pb-48 sm:pt-9 md:px-7">
          <Slot name="creation.section" />
        </div>
      </div>
    </Views>
  )
}
