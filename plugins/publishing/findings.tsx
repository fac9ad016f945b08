import type { TFunction } from 'i18next'
import { Check, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Stages } from '#plugins/kit.ts'
import { failureWords } from '#ui/kit/failure-words.ts'
import { useEditor, useProjection } from '#ui/kit/use-projection.ts'
import { faultWords } from './fault-words.ts'
import { type PublishFinding, publishFindings } from './projections.ts'

/** Ids that are named one by one; of more only the first are. */
const NAMED = 5

/** What the checks found, in words; that they found nothing is said too. */
export function Findings() {
  const { t } = useTranslation('editor')
  const { stages } = useEditor()
  const findings = useProjection(publishFindings(stages))
  return (
    <section>
      <h3 className="m-0 mb-1.5 text-sm text-smoke">{t('publishing.found')}</h3>
      {findings.length === 0 ? (
        <p className="m-0 flex items-baseline gap-2.5 text-ash">
          <Check aria-hidden="true" className="size-4 shrink-0 self-center text-moss" />
          {t('publishing.allWell')}
        </p>
      ) : (
        <ul className="m-0 flex list-none flex-col gap-2 p-0">
          {findings.map((finding) => (
            <li key={finding.kind} className="flex items-start gap-2.5 text-paper">
              <TriangleAlert aria-hidden="true" className="mt-1 size-4 shrink-0 text-lamp" />
              {wordsOf(t, finding, stages)}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function wordsOf(
  t: TFunction<'editor', undefined>,
  finding: PublishFinding,
  { all }: Stages,
): string {
  switch (finding.kind) {
    case 'failed':
      return failureWords(t, finding.failures) ?? ''
    case 'unfinished':
      return t('publishing.unfinished', {
        parts: finding.steps.map((step) => t(all[step]?.section ?? '')).join(' · '),
      })
    case 'noCover':
      return t('publishing.noCover')
    case 'broken': {
      const { faults } = finding
      const more = faults.length > NAMED ? '…' : ''
      return (
        faults
          .slice(0, NAMED)
          .map((fault) => faultWords(t, fault))
          .join(' ') + more
      )
    }
    case 'unreadable':
    case 'leadsNowhere': {
      const { kind, nodeIds } = finding
      const more = nodeIds.length > NAMED ? '…' : ''
      const nodes = `${nodeIds.slice(0, NAMED).join(', ')}${more}`
      return t(`publishing.${kind}`, { count: nodeIds.length, nodes })
    }
  }
}
