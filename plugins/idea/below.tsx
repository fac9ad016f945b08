import { lazy, useDeferredValue } from 'react'
import type { RequestLanguage } from '#schemas/language.ts'
import { shelfOf } from '#ui/kit/shelf-files.ts'
import { useWords } from '#ui/kit/use-words.ts'
import { HowItWorks } from './how-it-works.tsx'
import { Shelf } from './shelf.tsx'

const shelfIn = (language: RequestLanguage) =>
  lazy(async () => {
    const files = await shelfOf(language)
    return { default: () => files && <Shelf {...files} /> }
  })
const SHELVES = { en: shelfIn('en'), zh: shelfIn('zh'), ja: shelfIn('ja') }

/** What stands under the first screen of home. In another language what stood there stays until all of it has come. */
export function Below() {
  const { language } = useWords('home')
  const ShelfOfLanguage = SHELVES[useDeferredValue(language)]
  return (
    <>
      <ShelfOfLanguage />
      <HowItWorks />
    </>
  )
}
