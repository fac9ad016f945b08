import { describeWalk } from '../support/walk/in-language.ts'

describeWalk('ja-JP')
