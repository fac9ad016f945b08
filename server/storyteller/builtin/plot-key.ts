/** One telling of a plot, as an outline offers it: which plot, which of its outlines, and by which chance. */
export type PlotWay = { readonly plot: string; readonly outline: number; readonly salt: string }

/** `contest-fair.1`, and with a salt `contest-fair.1~salt`. */
const KEY = /^([a-z]+-[a-z]+(?:-[a-z]+)*)\.([1-9])(?:~(.*))?$/s

/** The key of an outline that tells a plot. */
export const plotKeyOf = ({ plot, outline, salt }: PlotWay): string =>
  `${plot}.${outline + 1}${salt === '' ? '' : `~${salt}`}`

/** What an outline's key says, where it is one of a plot; undefined where it tells a case. */
export function readPlotKey(key: string): PlotWay | undefined {
  const [, plot, outline, salt = ''] = KEY.exec(key) ?? []
  return plot === undefined ? undefined : { plot, outline: Number(outline) - 1, salt }
}
