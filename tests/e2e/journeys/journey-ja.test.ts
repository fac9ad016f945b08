import { describeJourney } from '../support/journey.ts'

describeJourney('ja-JP')
