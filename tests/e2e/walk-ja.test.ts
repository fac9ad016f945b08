import { describeWalk } from './walk/in-language.ts'

describeWalk('ja-JP')
