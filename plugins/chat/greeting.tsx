import { useTranslation } from 'react-i18next'
import { cast } from '#plugins/npcs/projections.ts'
import { Button } from '#ui/kit/button.tsx'
import { useCommand, useProjection } from '#ui/kit/use-projection.ts'
import { writeBox } from './commands.ts'

/** What can be asked, where the chat begins (CH16): a press puts an example into the box. */
export function Greeting() {
  const { t } = useTranslation('assistant')
  const run = useCommand()
  const [somebody] = useProjection(cast)
  const examples = [
    t('example1'),
    t('example2'),
    ...(somebody === undefined ? [] : [t('example3', { name: somebody.name })]),
  ]
  return (
    <section className="rounded-card border border-hairline bg-ink2 p-4">
      <h3 className="m-0 text-base">{t('greeting')}</h3>
      <p className="mt-1.5 mb-0 text-sm text-ash">{t('greetingText')}</p>
      <p className="mt-3 mb-0 text-xs text-smoke">{t('examples')}</p>
      <div className="mt-1.5 flex flex-col items-start gap-1.5">
        {examples.map((text) => (
          <Button
            key={text}
            size="s"
            className="h-auto text-left font-normal!"
            onClick={() => run(writeBox, { text })}
          >
            {text}
          </Button>
        ))}
      </div>
    </section>
  )
}
