// node scripts/zz-tell.ts LANG KIND|any "IDEA" [duration] [salt]: a game as two players read it
import { createBuiltinStoryteller, provenMaterial } from '#server/storyteller/builtin/index.ts'
const [language = 'en_US', kind = 'any', idea = '', duration = 'normal', salt = ''] = process.argv.slice(2)
const teller = createBuiltinStoryteller()
const corrections = kind === 'any' ? undefined : { kind }
const thoughts: string[] = []; const outlines: any[] = []; let reading: any
for await (const p of teller.propose({ idea, language, salt, ...(corrections ? { corrections } : {}) } as any, new AbortController().signal)) {
  if ('thought' in p) thoughts.push(p.thought)
  if ('outline' in p) outlines.push(p.outline)
  if ('reading' in p) reading = p.reading
}
console.log('# IDEA', idea, language, kind)
console.log('READING', JSON.stringify(reading))
console.log('THINKING', thoughts.join('').slice(0, 3000))
for (const o of outlines) console.log('\nOUTLINE', o.key, o.name, '\n', o.text)
const o = outlines[0]
const m = provenMaterial({ idea, outlineKey: o.key, outlineText: o.text, artStyle: 'ANIME', audience: 'ALL', duration, ageGroup: 'ALL', language, ...(corrections ? { corrections } : {}) } as any)
console.log('\n## GAME')
for (const [k, v] of Object.entries(m.elements)) console.log(`- ${k}: ${v}`)
console.log('PLAYER', JSON.stringify(m.player)); for (const n of m.npcs) console.log('NPC', n.id, n.name, n.gender, n.age, n.occupation, '|', n.bio, '|', n.backstory, '|', n.appearance)
for (const l of m.locations) console.log('PLACE', l.name, '|', l.description)
console.log('PROLOGUE\n' + m.prologue.join('\n'))
const nodes = m.contents.flatMap((c) => c.nodes); const by = new Map(nodes.map((n) => [n.globalId, n])); const chapters = m.contents.map((c) => c.key)
const npc = new Map(m.npcs.map((n) => [n.id, n.name])); const place = new Map(m.locations.map((l) => [l.id, l.name]))
function find(chapterKey: string, id: any) { if (id === null) return undefined; return by.get(String(id)) ?? by.get(`${chapterKey}_${id}`) }
function path(choose: (n: any, count: number) => number) {
  let at: any = nodes[0]; let steps = 0; let chapter = ''
  while (at && steps++ < 400) {
    if (at.chapterKey !== chapter) { chapter = at.chapterKey; const c: any = m.chapters.find((x: any) => x.key === chapter); console.log(`\n### ${c?.title}: ${c?.summary}`) }
    console.log(`[${at.id} @${place.get(at.locationId) ?? ''}] ${npc.get(at.speaker) ? `**${npc.get(at.speaker)}** ` : ''}${at.content}`)
    if (at.puzzle) console.log('   ?', at.puzzle)
    let next: any = at.nextNodeId
    if (at.options.length) {
      const i = at.answerId !== null ? at.options.findIndex((x: any) => x.id === at.answerId) : choose(at, at.options.length)
      at.options.forEach((x: any, j: number) => console.log(`   ${j === i ? '>>' : '  '} ${x.content}`))
      console.log('      ' + at.options[i].reply); next = at.options[i].nextNodeId ?? next
    }
    if (next === 0) break
    const n = next === null ? undefined : find(at.chapterKey, next)
    if (n === undefined) { const list = m.contents.find((c) => c.key === at.chapterKey)!.nodes; const k = list.indexOf(at); at = list[k + 1] ?? m.contents[chapters.indexOf(at.chapterKey) + 1]?.nodes[0] } else at = n
  }
  console.log(`(${steps} steps)`)
}
let seed = 7; const rnd = () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648
console.log('\n# PATH 1'); path((_, c) => Math.floor(rnd() * c))
console.log('\n# PATH 2'); path((_, c) => c - 1 - Math.floor(rnd() * rnd() * c))
