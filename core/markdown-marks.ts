/** A markdown text, or a line of one, without the marks of emphasis, code, headings and quotations. */
export const withoutMarks = (text: string): string => text.replace(/[*_`#>]+/g, '')
