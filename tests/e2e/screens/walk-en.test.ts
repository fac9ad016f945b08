import { describeWalk } from '../support/walk/in-language.ts'

describeWalk('en-US')
