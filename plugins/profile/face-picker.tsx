import { Shuffle } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '#ui/kit/avatar.tsx'
import { Button } from '#ui/kit/button.tsx'
import { useCommand, useProjection } from '#ui/kit/use-projection.ts'
import { changeFace, offerOtherFaces } from './commands.ts'
import { myProfile } from './projections.ts'
import { Saved } from './saved.tsx'

/** Drawn faces to choose from: a press takes one. */
export function FacePicker() {
  const { t } = useTranslation('profile')
  const run = useCommand()
  const profile = useProjection(myProfile)
  const isEmpty = profile?.faces.choices.length === 0
  useEffect(() => {
    if (isEmpty) run(offerOtherFaces)
  }, [isEmpty, run])
  if (profile === null) return null
  const { faces, avatar, saving } = profile
  return (
    <div
      id="faces"
      className="flex animate-rise flex-col gap-4 border-t border-hairline px-5 py-5 sm:px-6"
    >
      <ul
        aria-label={t('face.label')}
        aria-busy={faces.status === 'loading'}
        className="m-0 grid list-none grid-cols-4 sm:grid-cols-6 gap-3 p-0"
      >
        {faces.choices.map((face, place) => (
          <li key={face.seed} className="flex justify-center">
            <button
              type="button"
              aria-label={t('face.take', { place: place + 1 })}
              aria-pressed={face.avatar === avatar}
              aria-disabled={saving !== null || undefined}
              onClick={() => run(changeFace, { seed: face.seed })}
              className="rounded-chip border-2 border-transparent p-0.5 transition-colors duration-140 hover:border-control aria-pressed:border-lamp"
            >
              <Avatar address={face.avatar} className="size-14" />
            </button>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button size="s" busy={faces.status === 'loading'} onClick={() => run(offerOtherFaces)}>
          <Shuffle aria-hidden="true" className="size-4" />
          {t('face.others')}
        </Button>
        {faces.status === 'failed' && (
          <p role="alert" className="m-0 text-sm text-lead">
            {t('face.failed')}
          </p>
        )}
        <Saved field="avatar" />
      </div>
    </div>
  )
}
