import { useTranslation } from 'react-i18next'
import { SignInMethodList } from '#plugins/account/sign-in-methods.tsx'
import { LanguagePicker } from '../app/language-picker.tsx'
import { defineView, PluginSlot, Views } from '../kit/slots.tsx'
import { PROFILE_VIEWS } from '../views/profile-views.tsx'

const waysInView = defineView({
  plugin: 'account',
  slots: { 'profile.section': { order: 10, component: WaysIn } },
})
const VIEWS = [...PROFILE_VIEWS, waysInView]

/** `/profile`: who is signed in, how, where the work is kept, and the way out. */
export function Page() {
  return (
    <Views value={VIEWS}>
      <div className="mx-auto flex max-w-[44rem] flex-col gap-5 px-4 pt-24 pb-20 md:pt-28">
        <PluginSlot name="profile.section" languagePicker={<LanguagePicker wide />} />
      </div>
    </Views>
  )
}

function WaysIn() {
  const { t } = useTranslation('profile')
  return (
    <section
      aria-labelledby="ways-in"
      // its buttons stand at the edge of a phone: what explains them opens inwards
      className="card p-5 pb-3 sm:p-6 sm:pb-4 [&_[role=tooltip]]:right-0 [&_[role=tooltip]]:left-auto [&_[role=tooltip]]:translate-x-0"
    >
      <h2 id="ways-in" className="m-0 mb-1 text-xl">
        {t('waysIn')}
      </h2>
      <SignInMethodList />
    </section>
  )
}
