import { describeJourney } from './journey.ts'

describeJourney('zh-CN')
