import { liesIn, textAt } from '#core/game/addresses.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import { fieldAddress, LONG_PARTS } from './fields.ts'
import type { Made } from './made.ts'
import { inMood, otherTitle, type Shade } from './moods.ts'
import type { MoodWish } from './reading/mood.ts'
import { addressesOf, type Target } from './target.ts'
import { type Looking, targetOf } from './targets.ts'

/** The texts of what is meant that a mood is told in. */
function textsOf({ game }: Looking, target: Target): string[] {
  if (target.kind !== 'thing')
    return addressesOf(target).flatMap((address) =>
      textAt(game, address) === undefined ? [] : [address],
    )
  const [main = ''] = LONG_PARTS[target.owner]
  return main === '' ? [] : [`${target.address}/${main}`]
}

/** The title of what is meant, or of the chapter it stands in. */
function titleOf(target: Target): string | undefined {
  if (target.kind === 'thing')
    return target.owner === 'chapter' || target.owner === 'game'
      ? fieldAddress(target.owner, target.address, 'title')
      : undefined
  const chapter = addressesOf(target).find((address) => liesIn(address, 'story/chapters'))
  return chapter === undefined ? undefined : `${chapter.split('/').slice(0, 3).join('/')}/title`
}

function retitle(
  game: GameSnapshot,
  title: string | undefined,
  main: string | undefined,
  texts: Map<string, string>,
): void {
  const old = title === undefined ? undefined : textAt(game, title)
  if (title === undefined || old === undefined) return
  const other = otherTitle(game, old, main === undefined ? '' : (textAt(game, main) ?? ''))
  if (other !== undefined) texts.set(title, other)
}

function tellAll(
  game: GameSnapshot,
  addresses: readonly string[],
  mood: Shade,
  texts: Map<string, string>,
): void {
  for (const address of addresses) {
    const text = textAt(game, address) ?? ''
    if (text !== '') texts.set(address, inMood(game, text, mood))
  }
}

/** Tells something in another mood, under another title, or both. */
export function makeMood(
  looking: Looking,
  { mood, isRetitled, what }: MoodWish,
  quoted: readonly Target[],
): Made | undefined {
  const { game } = looking
  const named = what === '' ? undefined : targetOf(looking, what)
  const targets = named === undefined ? quoted : [named]
  const texts = new Map<string, string>()
  for (const target of targets) {
    const told = textsOf(looking, target)
    if (isRetitled) retitle(game, titleOf(target), told[0], texts)
    if (mood !== undefined) tellAll(game, told, mood, texts)
  }
  if (texts.size === 0) return undefined
  return {
    operation: {
      kind: 'set',
      texts: [...texts].map(([address, text]) => ({ address, text })),
    },
    sentence: ({ plans }, places) =>
      plans.retold(
        mood,
        places.map(({ title }) => title),
      ),
  }
}
