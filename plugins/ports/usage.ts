import type { Observable } from 'rxjs'
import type { AnalyticsEvent } from '#schemas/analytics.ts'

/** The operator's service for usage events. */
export interface UsageService {
  /** Whether there is one. */
  readonly isSetUp: boolean
  /** The browser asks every site not to tell (Do Not Track, Global Privacy Control). */
  readonly isObjected: boolean
  /** The page is being left: what still waits goes now or never. */
  readonly leaving$: Observable<void>
  /** Hands a batch over. Never throws and never waits; the page may close meanwhile. */
  send(batch: readonly AnalyticsEvent[]): void
}
