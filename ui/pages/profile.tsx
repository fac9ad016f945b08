import { usageView } from '#plugins/analytics/view.tsx'
import { leavingView, profileView, takingAlongView } from '#plugins/profile/view.tsx'
import { LanguagePicker } from '../app/language-picker.tsx'
import { Slot, Views } from '../kit/slots.tsx'

const VIEWS = [profileView, takingAlongView, usageView, leavingView]

/** `/profile`: who is signed in, how, where the work is kept, and the way out. */
export function Page() {
  return (
    <Views value={VIEWS}>
      <div className="mx-auto flex max-w-[44rem] flex-col gap-5 px-4 pt-24 pb-20 md:pt-28">
        <Slot name="profile.section" languagePicker={<LanguagePicker wide />} />
      </div>
    </Views>
  )
}
