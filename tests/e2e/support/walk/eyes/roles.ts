/** What is wrong with how a page presents tabs, progress, choices and windows to those who hear it. */
export function misnamed(): string[] {
  const found: string[] = []
  const shown = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility())
  const nameOf = (one: Element): string => {
    const ids = (one.getAttribute('aria-labelledby') ?? '').split(' ').filter((id) => id !== '')
    const by = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
    const legend = one.querySelector(':scope > legend')?.textContent ?? ''
    return (one.getAttribute('aria-label') ?? (by || legend)).trim()
  }
  for (const one of shown(
    '[role=tablist],[role=progressbar],[role=radiogroup],[role=dialog],fieldset',
  ))
    if (nameOf(one) === '') found.push(`nameless: ${one.outerHTML.slice(0, 80)}`)
  for (const list of shown('[role=tablist]')) {
    const tabs = [...list.querySelectorAll('[role=tab]')]
    const chosen = tabs.filter((tab) => tab.ariaSelected === 'true')
    const reached = tabs.filter((tab) => tab instanceof HTMLElement && tab.tabIndex === 0)
    if (tabs.length < 2 || chosen.length !== 1 || reached.length !== 1)
      found.push(`tabs: ${tabs.length}, chosen ${chosen.length}, reached ${reached.length}`)
  }
  for (const one of shown('[role=progressbar]')) {
    const { ariaValueNow, ariaValueText } = one
    if (!/\d+\s?%/.test(ariaValueText ?? '') || ariaValueNow === null)
      found.push(`progress without words: ${nameOf(one)}`)
  }
  return found
}
