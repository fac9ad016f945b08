import { describeJourney } from './journey.ts'

describeJourney('en-US')
