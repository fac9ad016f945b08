import { useContext, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useSite } from '#ui/kit/site.ts'
import { defineView, type Slots } from '#ui/kit/slots.tsx'
import { EditorContext } from '#ui/kit/use-projection.ts'
import { useWords } from '#ui/kit/use-words.ts'
import { askConsent, showPage } from './commands.ts'

/** Tells each time a page was gone to and may be seen; home's first time once the core is there to hear it. */
function PageTold({ page }: Slots['app.page']) {
  const editor = useContext(EditorContext)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each way to a page has a key of its own
  useEffect(() => {
    editor?.run(showPage, { page, origin: editor.ports.navigation.origin() })
  }, [editor, page, key])
  return null
}

/** The way back to the question about usage data, for visitors; where nothing is ever sent there is none. */
function UsageLink() {
  const { t } = useWords('shell')
  const { analyticsUrl } = useSite()
  const editor = useContext(EditorContext)
  if (editor === null || analyticsUrl === null) return null
  return (
    <footer className="border-t border-hairline bg-ink0 px-4 py-4 md:px-7">
      <button
        type="button"
        onClick={() => editor.run(askConsent)}
        className="min-h-10 text-sm text-smoke underline hover:text-paper"
      >
        {t('usage')}
      </button>
    </footer>
  )
}

/** What hears of every page. */
export const pageToldView = defineView({
  plugin: 'analytics',
  slots: { 'app.page': { component: PageTold } },
})

/** What stands at the foot of home. */
export const usageLinkView = defineView({
  plugin: 'analytics',
  slots: { 'home.section': { order: 90, component: UsageLink } },
})
