import { FileDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { SaveRecording } from '#ui/kit/save-recording.tsx'

/** What to do when something went wrong here: a file that shows how it came about. */
export function RecordingCard() {
  const { t } = useTranslation('profile')
  return (
    <section aria-labelledby="session-recording" className="card p-5 sm:p-6">
      <h2 id="session-recording" className="m-0 mb-2 text-xl">
        {t('recording')}
      </h2>
      <SaveRecording icon={<FileDown aria-hidden="true" className="size-4" />} />
    </section>
  )
}
