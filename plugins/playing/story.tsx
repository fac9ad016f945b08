import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Chip } from '#ui/kit/chip.tsx'
import { GameText } from '#ui/kit/game-text.tsx'
import { useKeptFocus } from '#ui/kit/kept-focus.ts'
import { scrollBehavior } from '#ui/kit/motion.ts'
import { useProjection } from '#ui/kit/use-projection.ts'
import { Onward, WelcomeBack } from './onward.tsx'
import { playedGame, playedLanguage, playState, type StoryLine, storyLines } from './projections.ts'

/** Everything read so far and what can be done now; the player's hand moves it, never a clock. */
export function Story() {
  const { t } = useTranslation('play')
  const lines = useProjection(storyLines)
  const language = useProjection(playedLanguage)
  const title = useProjection(playedGame)?.elements.title ?? ''
  const end = useRef<HTMLDivElement>(null)
  const onward = useRef<HTMLDivElement>(null)
  const count = lines.length
  useKeptFocus(onward, useProjection(playState))
  useEffect(() => {
    if (count > 1) end.current?.scrollIntoView({ behavior: scrollBehavior(), block: 'end' })
  }, [count])
  return (
    <div className="mx-auto flex max-w-[42.5rem] flex-col gap-7 px-5 pt-24">
      <GameText as="h1" text={title} language={language} className="sr-only" />
      <div role="log" aria-label={t('story')}>
        <ol className="m-0 flex list-none flex-col gap-7 p-0">
          {lines.map((line, at) => (
            // a node can be played twice, so its place in the walk is part of its name
            <li key={`${at.toString()} ${line.node.globalId}`} className="animate-rise">
              <Line line={line} />
            </li>
          ))}
        </ol>
      </div>
      <div className="flex flex-col gap-4 pb-16">
        <WelcomeBack />
        <div ref={onward}>
          <Onward />
        </div>
      </div>
      <div ref={end} />
    </div>
  )
}

function Line({ line }: { line: StoryLine }) {
  const language = useProjection(playedLanguage)
  const { node, chosen, heading, place, speaker } = line
  return (
    <div className="flex flex-col gap-3">
      {heading !== null && (
        <GameText as="h2" text={heading} language={language} className="m-0 pt-6 text-3xl" />
      )}
      {place && (
        <figure className="relative m-0 overflow-hidden rounded-card">
          {place.picture && (
            <img src={place.picture} alt="" className="aspect-[21/9] w-full object-cover" />
          )}
          <figcaption className="absolute inset-x-0 bottom-0 bg-linear-to-t from-ink0/90 to-transparent px-4 pt-10 pb-2.5 text-sm text-paper">
            <GameText as="span" text={place.name} language={language} />
          </figcaption>
        </figure>
      )}
      {speaker && <Speaker {...speaker} />}
      <GameText
        text={node.content}
        language={language}
        className="font-serif text-xl leading-relaxed"
      />
      {node.puzzle !== '' && (
        <GameText
          text={node.puzzle}
          language={language}
          className="card border-iris/40 p-4 font-serif text-lg whitespace-pre-line"
        />
      )}
      {chosen && <Chosen line={line} />}
    </div>
  )
}

function Chosen({ line }: { line: StoryLine }) {
  const { t } = useTranslation('play')
  const language = useProjection(playedLanguage)
  if (line.chosen === null) return null
  return (
    <div className="flex flex-col gap-2 border-l-2 border-lamp pl-4">
      <GameText
        text={line.chosen.content}
        language={language}
        className="font-semibold text-lamp"
      />
      {line.correct !== null && line.node.type === 'wordGame' && (
        <p className="m-0">
          <Chip tone={line.correct ? 'moss' : 'lead'} dot>
            {t(line.correct ? 'correct' : 'incorrect')}
          </Chip>
        </p>
      )}
      {line.chosen.reply !== '' && (
        <GameText
          text={line.chosen.reply}
          language={language}
          className="font-serif text-xl leading-relaxed"
        />
      )}
    </div>
  )
}

function Speaker({ name, picture }: { name: string; picture: string | null }) {
  const language = useProjection(playedLanguage)
  return (
    <p className="m-0 flex items-center gap-3 text-sm font-semibold text-tide">
      {picture && (
        <img src={picture} alt="" className="size-11 rounded-chip object-cover object-top" />
      )}
      <GameText as="span" text={name} language={language} />
    </p>
  )
}
