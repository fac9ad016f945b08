import { useTranslation } from 'react-i18next'
import { signOut } from '#plugins/account/commands.ts'
import { Button } from '#ui/kit/button.tsx'
import { useCommand, useProjection } from '#ui/kit/use-projection.ts'
import { Avatar } from '../app/face.tsx'
import { LanguagePicker } from '../app/language-picker.tsx'

/** `/profile`: who is signed in, how, and where the work is kept. */
export function Page() {
  const { t } = useTranslation('profile')
  const run = useCommand()
  const user = useProjection((draft) => draft.account.user)
  if (user === null) return null
  return (
    <div className="mx-auto flex max-w-[42.5rem] flex-col gap-6 px-5 pt-28 pb-20">
      <header className="flex items-center gap-4">
        <Avatar
          face={{ name: user.user_info_resp.nick_name, avatar: user.user_info_resp.avatar }}
          className="size-16"
        />
        <h1 className="m-0 text-3xl">{user.user_info_resp.nick_name}</h1>
      </header>
      <dl className="card m-0 grid grid-cols-[auto_1fr] gap-x-6 gap-y-3 p-5">
        <dt className="text-smoke">{t('signedInBy')}</dt>
        <dd className="m-0">{t(`method.${user.oauth_enum}`)}</dd>
        <dt className="text-smoke">{t('uid')}</dt>
        <dd className="m-0 font-mono text-sm break-all">{user.uid}</dd>
        <dt className="text-smoke">{t('language')}</dt>
        <dd className="m-0">
          <LanguagePicker wide />
        </dd>
      </dl>
      <section className="card p-5">
        <h2 className="m-0 mb-2 text-xl">{t('dataTitle')}</h2>
        <p className="m-0 text-ash">{t('data')}</p>
      </section>
      <Button className="self-start" onClick={() => run(signOut)}>
        {t('signOut')}
      </Button>
    </div>
  )
}
