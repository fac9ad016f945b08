import { expect, it } from 'vitest'
import { readChineseIdea } from '#server/storyteller/reading/zh/read-idea.ts'

const UNKNOWN = { setting: '', thing: '', role: '' }

it.each([
  ['高考前一天，我的课桌里多了一封信', '教室'],
  ['手术前夜，病历上的名字变了', '诊所'],
  ['太后的猫会说话', '偏殿'],
  ['渔夫钓到了一封信', '船舱'],
  ['戏子把自己唱丢了', '后台'],
  ['外星人寄来了一张明信片', '空间站'],
  ['女侠丢了她的剑', '客栈'],
  ['算法爱上了一朵云', '机房'],
  ['我的菜谱每天多一页', '小饭馆'],
])('[TL3] plays “%s”, which names no place, where its words belong', (idea, setting) => {
  expect(readChineseIdea(idea, UNKNOWN).setting).toBe(setting)
})

it.each([
  ['消失的月亮', '月亮边的屋子'],
  ['丢失的风筝', '风筝铺'],
])('[TL3] plays “%s” beside what nobody can carry, and where the rest is sold', (idea, setting) => {
  expect(readChineseIdea(idea, UNKNOWN).setting).toBe(setting)
})
