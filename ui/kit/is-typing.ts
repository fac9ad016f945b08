/** Whether an element with the focus is one that somebody writes in. */
export const isTyping = (element: Element | null): boolean =>
  element?.matches('input, textarea, select, [contenteditable]:not([contenteditable="false"])') ??
  false
