import { describeWalk } from './walk/in-language.ts'

describeWalk('en-US')
