/** Of Trusted Types what is used here: not every browser has them, and where they are absent nothing is forbidden. */
type TrustedTypes = {
  createPolicy(name: 'default', rules: { createHTML(html: string): string | null }): unknown
}

/** A sign by its name, as `&auml;`: what reads Markdown asks the browser which one it is. */
const SIGN = /^&[\da-z]{1,31};$/i

/** Lets a text become HTML that cannot hold an element; what is not let the browser refuses and reports. */
export const signAlone = (html: string): string | null => (SIGN.test(html) ? html : null)

/*
 * The page's policy lets no text become HTML, a script or its address, wherever in the page and its libraries somebody
 * would make one. This is the only exception.
 */
const types: TrustedTypes | undefined = Reflect.get(globalThis, 'trustedTypes')
types?.createPolicy('default', { createHTML: signAlone })
