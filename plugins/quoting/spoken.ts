import { Subject } from 'rxjs'

const spoken = new Subject<string>()

/** What is said aloud about quoting, one sentence each. */
export const saidAloud$ = spoken.asObservable()

/** Says a sentence to whoever listens to the page. */
export const sayAloud = (sentence: string): void => spoken.next(sentence)
