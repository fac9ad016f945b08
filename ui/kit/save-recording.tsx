import { type ReactNode, useContext, useEffect, useState } from 'react'
import { Button } from './button.tsx'
import { classes } from './classes.ts'
import { EditorContext } from './use-projection.ts'
import { useWords } from './use-words.ts'

/** Apart from the first page: whoever needs it sees something broken. */
const fetchRecording = () => import('./session-recording.ts')

/**
 * Hands over a recording of this session, and says what is in it. Without a core there was no session, and nothing to
 * hand over.
 */
export function SaveRecording({
  fault,
  isShort = false,
  icon,
  className,
}: {
  /** What broke the page, if anything did. */
  fault?: unknown
  /** What is in it is said only once it is saved: there is little room. */
  isShort?: boolean | undefined
  icon?: ReactNode
  className?: string | undefined
}) {
  const { t } = useWords('shell')
  const editor = useContext(EditorContext)
  const [outcome, say] = useState<'saved' | 'failed' | null>(null)
  useEffect(() => {
    // by the time it is pressed the connection may be gone
    fetchRecording().catch(() => undefined)
  }, [])
  if (editor === null) return null
  const save = async () => {
    try {
      const { handOverRecording } = await fetchRecording()
      handOverRecording(editor, fault)
      say('saved')
    } catch {
      say('failed')
    }
  }
  // inside a text of the game only words may stand
  const [Block, Line] = isShort ? (['span', 'span'] as const) : (['div', 'p'] as const)
  return (
    <Block className={classes('flex flex-col', isShort ? 'gap-1' : 'gap-4', className)}>
      {!isShort && <p className="m-0 text-ash">{t('recording.what')}</p>}
      <Block className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button
          size={isShort ? 's' : 'm'}
          variant={isShort ? 'ghost' : 'secondary'}
          className={classes('pointer-coarse:min-h-11', isShort && '-ml-3 font-normal!')}
          onClick={() => void save()}
        >
          {icon}
          {t('recording.save')}
        </Button>
        <Line
          role="status"
          className={classes('m-0 text-sm', outcome === 'failed' ? 'text-lead' : 'text-ash')}
        >
          {outcome === 'saved' && t(isShort ? 'recording.savedShort' : 'recording.saved')}
          {outcome === 'failed' && t('recording.failed')}
        </Line>
      </Block>
    </Block>
  )
}
