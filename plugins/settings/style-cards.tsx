import { Check } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ideaCovers } from '#plugins/outlines/projections.ts'
import { ArtStyle } from '#schemas/settings.ts'
import { ChoiceCard, ChoiceGroup } from '#ui/kit/choice.tsx'
import { Section } from '#ui/kit/section.tsx'
import { useCommand, useProjection } from '#ui/kit/use-projection.ts'
import { choose } from './commands.ts'
import { choices } from './projections.ts'

const PICTURE = {
  REALISTIC: '/samples/realistic.webp',
  DESIGN: '/samples/design.webp',
  RENDER_3D: '/samples/render-3d.webp',
  ANIME: '/samples/anime.webp',
} as const satisfies Record<ArtStyle, string>

/** What stands behind a picture that is not there. */
const GROUND = {
  REALISTIC: 'from-[color-mix(in_oklab,var(--color-smoke)_45%,var(--color-ink1))]',
  DESIGN: 'from-[color-mix(in_oklab,var(--color-lamp)_45%,var(--color-ink1))]',
  RENDER_3D: 'from-[color-mix(in_oklab,var(--color-tide)_45%,var(--color-ink1))]',
  ANIME: 'from-[color-mix(in_oklab,var(--color-iris)_45%,var(--color-ink1))]',
} as const satisfies Record<ArtStyle, string>

/** The four art styles, each shown by the idea's own cover in it, or by one scene until there is one. */
export function StyleCards() {
  const { t } = useTranslation('create')
  const { style } = useProjection(choices)
  const covers = useProjection(ideaCovers)
  const run = useCommand()
  return (
    <Section id="choice-style" title={t('settings.style')}>
      <ChoiceGroup label={t('settings.style')} columns={4}>
        {ArtStyle.options.map((one) => (
          <ChoiceCard
            key={one}
            label={t(`settings.styles.${one}`)}
            selected={style === one}
            onSelect={() => run(choose, { style: one })}
            className="group overflow-hidden"
          >
            <Sample key={covers?.[one]} style={one} own={covers?.[one]} />
            <p
              aria-hidden="true"
              className="m-0 flex items-center justify-between gap-2 px-3.5 py-2.5 text-sm font-semibold group-has-checked:text-lamp"
            >
              {t(`settings.styles.${one}`)}
              <Check className="size-4 shrink-0 not-group-has-checked:invisible" />
            </p>
          </ChoiceCard>
        ))}
      </ChoiceGroup>
    </Section>
  )
}

function Sample({ style, own }: { style: ArtStyle; own: string | undefined }) {
  // a cover that does not come gives way to the sample, and that to the ground
  const [failed, setFailed] = useState(0)
  const source = [...(own === undefined ? [] : [own]), PICTURE[style]][failed]
  return (
    <div className={`aspect-16/10 overflow-hidden bg-linear-to-b to-ink0 ${GROUND[style]}`}>
      {source !== undefined && (
        <img
          src={source}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setFailed(failed + 1)}
          className="size-full object-cover transition-[scale] duration-240 ease-out group-hover:scale-103"
        />
      )}
    </div>
  )
}
