import { describeWalk } from '../support/walk/in-language.ts'

describeWalk('zh-CN')
