/** What the kit for any idea is about when an idea names nothing. */
export const DEFAULT_NOUNS = { setting: '那间屋子', thing: '这件事', role: '受托查问的人' } as const

/** An idea told by whoever lived it. */
export const FIRST_PERSON = /^(?:我们|我)(?:的|家的|家)?/
export const KIN =
  /(?:奶奶|爷爷|外婆|外公|姥姥|姥爷|妈|妈妈|爸|爸爸|母亲|父亲|妻子|丈夫|老婆|老公|姐姐|妹妹|哥哥|弟弟|女儿|儿子|舅舅|姑姑|叔叔|阿姨|祖母|祖父)$/
/** What stands before a place somebody runs. */
export const OPENS = /^(?:开|开了|开着|经营|继承|了|一家|一间|一座|一所)$/
