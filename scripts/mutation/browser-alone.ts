/** What a unit test cannot load, and why: the browser suite alone judges it, so no fault is drawn there. */
export const BROWSER_ALONE: Record<string, string> = {
  'ui/app/main.tsx': 'it fills the page it is loaded into; the browser suites begin with it',
  'ui/app/prerender.tsx': 'the build runs it, and the browser suites read what it painted',
}
