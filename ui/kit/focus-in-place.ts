/** Moves the focus and not the page: where it is scrolled to is the reader's. */
export function focusInPlace(element: HTMLElement | null | undefined): void {
  element?.focus({ preventScroll: true })
}
