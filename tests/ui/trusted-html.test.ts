import { expect, it } from 'vitest'
import { signAlone } from '#ui/app/trusted-html.ts'

it('[SC10] a sign by its name may become HTML, and nothing that could hold an element', () => {
  for (const sign of ['&amp;', '&auml;', '&CounterClockwiseContourIntegral;', '&frac12;'])
    expect(signAlone(sign)).toBe(sign)
  for (const text of [
    ...['', '&', '&;', 'amp', '&amp', '&lt;b&gt;', '&a;<img src=x onerror=alert(1)>', '<b>'],
    ...['&#60;', `&${'a'.repeat(32)};`, '&amp;\n<script>', ' &amp;', '&a b;', '&é;'],
  ])
    expect(signAlone(text), text).toBeNull()
})
