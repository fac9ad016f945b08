import { useContext } from 'react'
import { askConsent } from '#plugins/analytics/commands.ts'
import { useSite } from '../kit/site.ts'
import { EditorContext } from '../kit/use-projection.ts'
import { useWords } from '../kit/use-words.ts'

/** The way back to the question about usage data, for visitors; where nothing is ever sent there is none. */
export function UsageLink() {
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
