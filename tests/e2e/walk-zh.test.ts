import { describeWalk } from './walk/in-language.ts'

describeWalk('zh-CN')
