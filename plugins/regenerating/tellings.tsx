import { createContext, type ReactNode, useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useAfterTexts } from '#ui/kit/after-texts.ts'
import { useCommand, useProjection, useRefusal } from '#ui/kit/use-projection.ts'
import { readRetellable, tellPartAgain } from './commands.ts'
import {
  isRetellableUnread,
  partOnItsWay,
  placesByPath,
  retellablePaths,
  type TellingPlace,
} from './projections.ts'

type Tellings = {
  /** Which cards come in more than one telling. */
  retellable: ReadonlySet<string>
  places: ReadonlyMap<string, TellingPlace>
  /** The part whose other telling is on its way. */
  onItsWay: string | null
  /** Why nothing can be told again now, in words; null where it can. */
  reason: string | null
}

/** What is known of the tellings of all parts, read once for all cards; null where nothing can be told again. */
export const TellingsContext = createContext<Tellings | null>(null)

/** Lays what is known of other tellings around the texts of a game. */
export function TellingsKnown({ children }: { children: ReactNode }) {
  const { t } = useTranslation('editor')
  const run = useCommand()
  const isUnread = useProjection(isRetellableUnread)
  useEffect(() => {
    if (isUnread) run(readRetellable)
  }, [isUnread, run])
  const retellable = useProjection(retellablePaths)
  const places = useProjection(placesByPath)
  const onItsWay = useProjection(partOnItsWay)
  // of one part it is refused as of any other
  const refusal = useRefusal(tellPartAgain, { path: '' })
  const tellings = useMemo(() => {
    if (refusal === 'no_game' || refusal === 'generating' || refusal === 'not_offered') return null
    const reason = refusal === null ? null : t(`regenerating.reason.${refusal}`)
    return { retellable, places, onItsWay, reason }
  }, [retellable, places, onItsWay, refusal, t])
  return <TellingsContext value={useAfterTexts(tellings)}>{children}</TellingsContext>
}
