import { describeJourney } from './journey.ts'

describeJourney('ja-JP')
