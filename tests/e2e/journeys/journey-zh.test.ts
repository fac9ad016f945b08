import { describeJourney } from '../support/journey.ts'

describeJourney('zh-CN')
