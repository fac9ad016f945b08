import { useTranslation } from 'react-i18next'
import { textAddressOf } from '#core/game/addresses.ts'
import { gameLanguage } from '#plugins/script/projections.ts'
import { languageTagOf } from '#schemas/language-tag.ts'
import { gamePath } from '#schemas/wire/game-path.ts'
import { Chip } from '#ui/kit/chip.tsx'
import { GameText } from '#ui/kit/game-text.tsx'
import { quotable } from '#ui/kit/quotable.ts'
import { PluginSlot } from '#ui/kit/slots.tsx'
import { useProjection } from '#ui/kit/use-projection.ts'
import { CARD_OF_TEXTS, useMayFill } from '#ui/kit/writing.ts'
import { playbackState, previewState, type ShownLine, shownLines } from './projections.ts'
import { TypewriterLine } from './typewriter-line.tsx'

/** Every line played so far, a choice with its reply; only the newest text is typed. */
export function Transcript({ onVisit }: { onVisit?: () => void }) {
  const { t } = useTranslation('preview')
  const lines = useProjection(shownLines)
  const { typing } = useProjection(previewState)
  const state = useProjection(playbackState)
  const language = useProjection(gameLanguage)
  return (
    <div
      role="log"
      aria-label={t('transcript')}
      // who goes back to an earlier line by keyboard stays there while the newest are followed
      onFocus={({ target }) => {
        onVisit?.()
        target.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      }}
    >
      {/* between the nodes is room for what can be done with each */}
      <ol className="m-0 flex list-none flex-col gap-8 p-0 pt-2 pointer-coarse:gap-12 pointer-coarse:pt-6">
        {lines.map((line, at) => {
          const newest = at === lines.length - 1
          const reading = newest && (state.kind === 'onward' || state.kind === 'choose')
          return (
            // a node can be played twice, so its place in the walk is part of its name
            <li
              key={`${at.toString()} ${line.nodeId}`}
              className="relative flex animate-rise flex-col gap-2 [--tools-right:2.25rem] [--tools-top:-1.75rem] pointer-coarse:[--tools-right:3.25rem] pointer-coarse:[--tools-top:-2.25rem]"
              {...(line.node === null
                ? {}
                : {
                    ...CARD_OF_TEXTS,
                    ...quotable({ title: t('node', { id: line.nodeId }), path: line.path }),
                  })}
            >
              <NodeTools line={line} />
              {line.place !== null && (
                <p className="m-0 flex items-center gap-3 text-xs text-smoke">
                  <GameText as="span" text={line.place} language={language} />
                  <span aria-hidden="true" className="h-px grow bg-hairline" />
                </p>
              )}
              <Line line={line} whole={!(typing && reading && line.chosen === null)} />
              <SceneTold line={line} />
            </li>
          )
        })}
      </ol>
    </div>
  )
}

/** What can be done with a node that was played: it is quoted, and what of it is chosen is chosen anew. */
function NodeTools({ line: { node, nodeId, path } }: { line: ShownLine }) {
  const { t } = useTranslation('preview')
  if (node === null) return null
  const title = t('node', { id: nodeId })
  return (
    <>
      <PluginSlot name="editor.card" title={title} path={path} />
      <PluginSlot
        name="editor.arrange"
        title={title}
        at={textAddressOf('nodes', node.chapterKey, node.id)}
        className="absolute -top-7.5 right-0 z-10 pointer-coarse:-top-11"
      />
    </>
  )
}

/** Who tells a scene, where that is worth a word. */
function SceneTold({ line: { node, nodeId, path } }: { line: ShownLine }) {
  const { t } = useTranslation('preview')
  if (node === null) return null
  return (
    <PluginSlot
      name="editor.scene"
      title={t('node', { id: nodeId })}
      address={textAddressOf('nodes', node.chapterKey, node.id)}
      path={path}
    />
  )
}

function Line({ line, whole }: { line: ShownLine; whole: boolean }) {
  const { t } = useTranslation(['preview', 'errors'])
  const language = useProjection(gameLanguage)
  const { node } = line
  if (node === null) return <p className="m-0 text-lead">{t('missingNode', { id: line.nodeId })}</p>
  if (node.type === 'unknown') return <p className="m-0 text-lead">{t('errors:unknown_node')}</p>
  const part = (field: 'content' | 'prompt' | 'puzzle') => ({
    title: t('node', { id: node.id }),
    path: gamePath.ofNode(line.path, field),
  })
  return (
    <>
      <Speaker speaker={line.speaker} />
      <div lang={languageTagOf(language)} className="font-serif text-lg leading-relaxed">
        <TypewriterLine
          text={node.content}
          language={language}
          whole={whole}
          area={part('content')}
        />
      </div>
      {node.prompt !== '' && (
        <GameText
          text={node.prompt}
          language={language}
          className="text-ash"
          area={part('prompt')}
        />
      )}
      {node.puzzle !== '' && (
        <div className="card border-iris/40 bg-ink2 p-4">
          <Chip tone="iris">{t('type.puzzle')}</Chip>
          <GameText
            text={node.puzzle}
            language={language}
            className="mt-2 font-serif text-lg"
            area={part('puzzle')}
          />
        </div>
      )}
      {line.chosen && <Chosen line={line} />}
    </>
  )
}

function Chosen({ line }: { line: ShownLine }) {
  const { t } = useTranslation('preview')
  const language = useProjection(gameLanguage)
  const mayFill = useMayFill()
  if (line.chosen === null) return null
  const at = line.node?.options.indexOf(line.chosen) ?? -1
  const part = (field: 'content' | 'reply') => ({
    title: t('node', { id: line.nodeId }),
    path: gamePath.option(line.path, at, field),
  })
  // a word that is chosen needs no reply
  const isTalk = line.node?.type === 'option'
  const judged = line.verdict !== null && line.node?.type === 'wordGame'
  return (
    <div className="ml-6 flex flex-col gap-2 border-l-2 border-lamp pl-4 max-sm:ml-2">
      <GameText
        text={line.chosen.content}
        language={language}
        className="font-semibold text-lamp"
        area={part('content')}
      />
      {judged && (
        <p className="m-0">
          <Chip tone={line.verdict === 'correct' ? 'moss' : 'lead'} dot>
            {t(`verdict.${line.verdict}`)}
          </Chip>
        </p>
      )}
      {(line.chosen.reply !== '' || (isTalk && mayFill(part('reply').path))) && (
        <GameText
          text={line.chosen.reply}
          language={language}
          className="font-serif text-lg leading-relaxed"
          area={part('reply')}
          fill="reply"
        />
      )}
    </div>
  )
}

function Speaker({ speaker }: Pick<ShownLine, 'speaker'>) {
  const { t } = useTranslation('preview')
  const language = useProjection(gameLanguage)
  if (speaker === null) return <span className="sr-only">{t('narrator')}</span>
  const { name, picture } = speaker
  return (
    <p className="m-0 flex items-center gap-2.5 text-sm font-semibold text-tide">
      {picture && (
        <img src={picture} alt="" className="size-8 rounded-chip object-cover object-top" />
      )}
      <GameText as="span" text={name} language={language} />
    </p>
  )
}
