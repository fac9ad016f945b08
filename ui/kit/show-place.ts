/** The header and the tab bar, and some air. */
const BELOW_THE_BARS_PX = 140

/** What stands at a path of the game, or the nearest thing around it that is on the page; null where nothing is. */
export function placeOnPage(path: string): HTMLElement | null {
  for (let at = path; at !== ''; at = parentOf(at)) {
    const path = CSS.escape(at)
    const found = document.querySelector<HTMLElement>(
      `[data-quote-path="${path}"], [data-picture-path="${path}"]`,
    )
    if (found !== null) return found
  }
  return null
}

/** Brings what stands at a path of the game into sight, or the nearest thing around it that is on the page. */
export function showPlace(path: string): void {
  const found = placeOnPage(path)
  if (found === null) return
  const card = found.closest('article') ?? found
  // a card that is not high is shown from its top
  const shown = card.clientHeight < window.innerHeight / 2 ? card : found
  // under the bars, and above what lies over the page from below
  window.scrollBy({ top: shown.getBoundingClientRect().top - BELOW_THE_BARS_PX })
}

/** `npc_list.npcs[2].bio` → `npc_list.npcs[2]` → `npc_list.npcs` → `npc_list` → nothing. */
function parentOf(path: string): string {
  const cut = Math.max(path.lastIndexOf('.'), path.lastIndexOf('['))
  return cut < 0 ? '' : path.slice(0, cut)
}
