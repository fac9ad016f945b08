/** A fault as a tired engineer makes it: one text of a file, another one in its place, and the test that catches it. */
export type HandFault = {
  /** What would be wrong. */
  what: string
  file: string
  text: string
  put: string
  test: string
}
