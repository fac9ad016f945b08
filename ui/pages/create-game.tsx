import { useEffect } from 'react'
import { openCreation } from '#plugins/outlines/commands.ts'
import { PluginSlot, Views } from '#ui/kit/slots.tsx'
import { useCommand } from '#ui/kit/use-projection.ts'
import { CREATION_VIEWS } from '#ui/views/creation-views.tsx'

/** Where an idea becomes a game: the reasoning, the proposals, the choices, the start. */
export function Page() {
  const run = useCommand()
  useEffect(() => {
    run(openCreation)
  }, [run])
  return (
    <Views value={CREATION_VIEWS}>
      <div className="page-night min-h-dvh pt-15">
        <div className="mx-auto max-w-280 px-4 pt-6 pb-48 sm:pt-9 md:px-7">
          <PluginSlot name="creation.section" />
        </div>
      </div>
    </Views>
  )
}
