/** What facts were called in recordings of earlier versions, and what they are called now; nothing else of them changed. */
export const FORMER: ReadonlyMap<string, string> = new Map([
  ['account/methodChanging', 'account/methodChangeRequested'],
  ['live/connecting', 'live/connectionStarted'],
  ['live/gameMissing', 'live/gameFoundMissing'],
  ['live/numbering', 'live/numberingSeen'],
  ['live/partUnreadable', 'live/partFoundUnreadable'],
  ['publishing/linkCopied', 'library/linkCopied'],
])

/** The present name of a type of fact. */
export const presentType = (type: string): string => FORMER.get(type) ?? type
