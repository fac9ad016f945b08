import { FileDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/kit/button.tsx'
import { handOverRecording } from '#ui/kit/session-recording.ts'
import { useCommand, useEditor } from '#ui/kit/use-projection.ts'
import { tellRecording } from './commands.ts'

/** Hands over what led to the error it stands beside. */
export function RecordButton() {
  const { t } = useTranslation('shell')
  const editor = useEditor()
  const run = useCommand()
  const save = () => {
    try {
      handOverRecording(editor)
      run(tellRecording, { isSaved: true })
    } catch {
      run(tellRecording, { isSaved: false })
    }
  }
  return (
    <IconButton
      label={t('recording.save')}
      size="small picture"
      className="-my-1 -mr-2 ml-auto pointer-coarse:-my-2.5 pointer-coarse:size-11"
      onClick={save}
    >
      <FileDown aria-hidden="true" className="size-4" />
    </IconButton>
  )
}
