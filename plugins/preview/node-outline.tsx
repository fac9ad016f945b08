import { CircleDot, MessageSquareText, Puzzle, Shapes, Split } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { textAddressOf } from '#core/game/addresses.ts'
import { gameLanguage } from '#plugins/script/projections.ts'
import type { NodeType } from '#schemas/key-node.ts'
import { gamePath } from '#schemas/wire/game-path.ts'
import { classes } from '#ui/kit/classes.ts'
import { GameText } from '#ui/kit/game-text.tsx'
import { quotable } from '#ui/kit/quotable.ts'
import { PluginSlot } from '#ui/kit/slots.tsx'
import { useCommand, useProjection } from '#ui/kit/use-projection.ts'
import { CARD_OF_TEXTS, WritingContext } from '#ui/kit/writing.ts'
import { restartPreview } from './commands.ts'
import { openNodes, previewState, visitedNodes } from './projections.ts'

const ICONS = {
  text: MessageSquareText,
  option: Split,
  puzzle: Puzzle,
  wordGame: Shapes,
  unknown: CircleDot,
} satisfies Record<NodeType, unknown>
const TONES: Record<NodeType, string> = {
  text: 'text-smoke',
  option: 'text-lamp',
  puzzle: 'text-iris',
  wordGame: 'text-tide',
  unknown: 'text-lead',
}

/** All nodes of the open chapter; each can be played from, and those already seen are marked. */
export function NodeOutline({ onPlay }: { onPlay?: () => void }) {
  const { t } = useTranslation('preview')
  const run = useCommand()
  const nodes = useProjection(openNodes)
  const visited = useProjection(visitedNodes)
  const { chapterKey } = useProjection(previewState)
  const language = useProjection(gameLanguage)
  const play = (fromNodeId: number) => {
    run(restartPreview, { fromNodeId })
    onPlay?.()
  }
  return (
    // these are buttons that play, not texts
    <WritingContext value={null}>
      <nav aria-label={t('outline')} className="flex flex-col gap-0.5">
        {nodes.map((node, at) => {
          const Icon = ICONS[node.type]
          const seen = visited.has(node.id)
          return (
            <div key={node.id} className="flex items-center" {...CARD_OF_TEXTS}>
              <button
                type="button"
                title={t('playFrom', { id: node.id })}
                {...quotable({
                  title: t('node', { id: node.id }),
                  path: gamePath.node(chapterKey ?? '', at),
                })}
                onClick={() => play(node.id)}
                className={classes(
                  'flex min-h-10 min-w-0 grow items-center gap-2.5 rounded-control px-2.5 text-left text-sm transition-colors duration-140 hover:bg-ink3',
                  seen ? 'text-paper' : 'text-ash',
                )}
              >
                <Icon aria-hidden="true" className={classes('size-4 shrink-0', TONES[node.type])} />
                <span className="sr-only">{t(`type.${node.type}`)}</span>
                <GameText
                  as="span"
                  text={node.content}
                  language={language}
                  className="min-w-0 grow truncate whitespace-nowrap!"
                  area={{
                    title: t('node', { id: node.id }),
                    path: gamePath.node(chapterKey ?? '', at, 'content'),
                  }}
                />
                <PluginSlot
                  name="editor.scene.low"
                  address={textAddressOf('nodes', chapterKey ?? '', node.id)}
                />
                {seen && (
                  <span className="size-1.5 shrink-0 rounded-chip bg-tide">
                    <span className="sr-only">{t('seen')}</span>
                  </span>
                )}
              </button>
              <PluginSlot
                name="editor.arrange"
                title={t('node', { id: node.id })}
                at={textAddressOf('nodes', chapterKey ?? '', node.id)}
              />
            </div>
          )
        })}
      </nav>
    </WritingContext>
  )
}
