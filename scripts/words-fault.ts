/** What Node says of words it does not know, in one sentence; what follows there is advice about its own forms. */
export function wordsFault(fault: unknown): string {
  const [said = ''] = (fault instanceof Error ? fault.message : '').split(/[.\n]/)
  return `${said.replaceAll("'", '"')}.`
}
