import { useWords } from '#ui/kit/use-words.ts'
import { GamesLink } from './games-link.tsx'
import { IdeaForm } from './idea-form.tsx'

/** The night over the first screen: its colours at once, a picture over them as soon as it is there. */
export function NightScene() {
  const { t } = useWords('home')
  return (
    <section
      aria-labelledby="headline"
      className="relative isolate flex min-h-dvh flex-col justify-end overflow-hidden"
    >
      <div aria-hidden="true" className="night-scene absolute inset-0 -z-10" />
      <div className="mx-auto flex w-full max-w-4xl flex-col px-4 pt-24 pb-10 md:px-7 md:pb-14">
        <h1 id="headline" className="m-0 text-4xl md:text-5xl">
          {t('headline')}
        </h1>
        <p className="reading mt-3 mb-7 text-pretty text-paper/85">{t('lead')}</p>
        <IdeaForm>
          <GamesLink />
        </IdeaForm>
      </div>
    </section>
  )
}
