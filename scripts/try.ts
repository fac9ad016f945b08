import { provenMaterial } from '#server/storyteller/builtin/index.ts'
for (const [language, idea] of [['en_US','A retired astronomer who mends clocks that stop when somebody lies'],['zh_CN','退休的天文学家修理一座听到谎话就停的钟'],['ja_JP','引退した天文学者が、嘘をつくと止まる時計を直す']] as const) for (const p of ['contest-fair','journey-parcel','contest-match','survival-door','escape-bar']) try {
 const m=provenMaterial({idea,outlineKey:p+'.1',outlineText:'',artStyle:'ANIME',audience:'ALL',duration:'normal',ageGroup:'ALL',language})
 const s=m.contents.flatMap(c=>c.nodes.flatMap(n=>n.content.split(/(?<=[.!?。！？])\s*|\n+/).filter(x=>x.trim().length>11)))
 const c=new Map<string,number>(); for(const x of s) c.set(x,(c.get(x)??0)+1)
 console.log(language,p,(c.size/s.length).toFixed(3),m.contents.map(x=>x.nodes.length).join(' '), process.argv[2]===p?[...c].filter(([,n])=>n>1):'')
} catch(e) { console.log(language,p,String(e).slice(0,100)) }
