import { useWords } from '#ui/kit/use-words.ts'

const STEPS = ['idea', 'think', 'write', 'play'] as const

/** From the idea to the link, in four sentences. */
export function HowItWorks() {
  const { t } = useWords('home')
  return (
    <section aria-labelledby="how" className="border-t border-hairline bg-ink0">
      <div className="mx-auto max-w-6xl px-4 py-14 md:px-7 md:py-20">
        <h2 id="how" className="m-0 text-2xl">
          {t('how.title')}
        </h2>
        <ol className="m-0 mt-8 grid list-none gap-x-8 gap-y-9 p-0 sm:grid-cols-2 lg:grid-cols-4">
          {STEPS.map((step, place) => (
            <li key={step} className="flex flex-col gap-1.5 border-t border-hairline pt-4">
              <span aria-hidden="true" className="font-serif text-2xl text-lamp">
                {place + 1}
              </span>
              <h3 className="m-0 text-xl">{t(`how.${step}.name`)}</h3>
              <p className="m-0 text-ash">{t(`how.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
