/** Brings what stands at a path of the game into sight, or the nearest thing around it that is on the page. */
export function showPlace(path: string): void {
  for (let at = path; at !== ''; at = parentOf(at)) {
    const found = document.querySelector<HTMLElement>(`[data-quote-path="${CSS.escape(at)}"]`)
    if (found === null) continue
    found.scrollIntoView({ block: 'center' })
    return
  }
}

/** `npc_list.npcs[2].bio` → `npc_list.npcs[2]` → `npc_list.npcs` → `npc_list` → nothing. */
function parentOf(path: string): string {
  const cut = Math.max(path.lastIndexOf('.'), path.endsWith(']') ? path.lastIndexOf('[') : -1)
  return cut < 0 ? '' : path.slice(0, cut)
}
