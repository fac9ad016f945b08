import { Pencil } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '#ui/kit/avatar.tsx'
import { Button, IconButton } from '#ui/kit/button.tsx'
import { SaveRecording } from '#ui/kit/save-recording.tsx'
import { useCommand, useProjection } from '#ui/kit/use-projection.ts'
import { openProfile } from './commands.ts'
import { FacePicker } from './face-picker.tsx'
import { NicknameForm } from './nickname-form.tsx'
import { myProfile } from './projections.ts'
import { Saved } from './saved.tsx'

/** Name, face and what the account is known by; the name and the face can be changed in their place. */
export function Self({ languagePicker }: { languagePicker: ReactNode }) {
  const { t } = useTranslation('profile')
  const run = useCommand()
  const profile = useProjection(myProfile)
  const [choosing, setChoosing] = useState(false)
  useEffect(() => void run(openProfile), [run])
  if (profile === null) return null
  return (
    <section className="card flex flex-col">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-4 p-5 sm:p-6">
        <Avatar address={profile.avatar} className="size-20" />
        <div className="flex min-w-0 grow basis-52 flex-col gap-1">
          <Name nickname={profile.nickname} />
          <Saved field="nickname" />
        </div>
        <Button
          aria-expanded={choosing}
          aria-controls="faces"
          onClick={() => setChoosing(!choosing)}
        >
          {t(choosing ? 'face.close' : 'face.change')}
        </Button>
      </div>
      {choosing && <FacePicker />}
      <dl className="m-0 grid grid-cols-1 border-t border-hairline sm:grid-cols-[auto_1fr] sm:items-center">
        <Fact name={t('signedInBy')}>{t(`method.${profile.method}`)}</Fact>
        <Fact name={t('uid')}>
          <span className="font-mono text-sm break-all">{profile.uid}</span>
        </Fact>
        <Fact name={t('language')}>
          <div className="max-w-52">{languagePicker}</div>
        </Fact>
      </dl>
      {profile.status === 'failed' && (
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-hairline px-5 py-3 sm:px-6">
          <p role="alert" className="m-0 text-sm text-lead">
            {t('failed')}
          </p>
          <Button size="s" onClick={() => run(openProfile)}>
            {t('again')}
          </Button>
          <SaveRecording isShort className="basis-full" />
        </div>
      )}
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="px-5 pt-3 text-sm text-smoke sm:py-3 sm:pr-6 sm:pl-6 sm:leading-6">{name}</dt>
      <dd className="m-0 min-w-0 px-5 pt-0.5 pb-3 break-words not-last:border-b not-last:border-hairline sm:border-0! sm:px-6 sm:py-3 sm:pl-0">
        {children}
      </dd>
    </>
  )
}

/** The nickname, and in its place the form that changes it. */
function Name({ nickname }: { nickname: string }) {
  const { t } = useTranslation('profile')
  const [editing, setEditing] = useState(false)
  const pencil = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  useEffect(() => {
    // what had the focus went with the form
    if (wasEditing.current && !editing) pencil.current?.focus()
    wasEditing.current = editing
  }, [editing])
  if (editing) return <NicknameForm nickname={nickname} onClose={() => setEditing(false)} />
  return (
    <div className="flex items-center gap-1">
      <h1 className="m-0 min-w-0 text-3xl break-words">{nickname}</h1>
      <IconButton ref={pencil} label={t('nickname.change')} onClick={() => setEditing(true)}>
        <Pencil aria-hidden="true" className="size-4.5" />
      </IconButton>
    </div>
  )
}
