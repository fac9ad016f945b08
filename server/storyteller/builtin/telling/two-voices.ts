/** Where one speech ends and the next begins with nothing between: whoever speaks there is another person. */
const BETWEEN_VOICES = /(?<=[”」])\s*(?=[“「])/gu

/** A text in paragraphs: nobody answers in the line in which they were spoken to. */
export const inVoices = (text: string): string => text.replace(BETWEEN_VOICES, '\n\n')
