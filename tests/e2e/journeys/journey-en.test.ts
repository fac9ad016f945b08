import { describeJourney } from '../support/journey.ts'

describeJourney('en-US')
