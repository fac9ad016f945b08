import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const [, every = ''] = readFileSync('.editorconfig', 'utf8').split(/^\[.+\]$/m)
const said = Object.fromEntries([...every.matchAll(/^(\w+) = (.+)$/gm)].map(([, ...row]) => row))
const { formatter } = JSON.parse(readFileSync('biome.json', 'utf8'))

it('[HS43] editors indent, break and end lines as Biome does', () => {
  expect(said).toMatchObject({
    indent_style: formatter.indentStyle,
    // Biome's own defaults, where biome.json is silent
    indent_size: String(formatter.indentWidth ?? 2),
    max_line_length: String(formatter.lineWidth ?? 80),
    end_of_line: formatter.lineEnding ?? 'lf',
    insert_final_newline: 'true',
  })
})
