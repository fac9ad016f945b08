import { use, useDeferredValue } from 'react'
import { shelfOf } from '#ui/kit/shelf-files.ts'
import { useWords } from '#ui/kit/use-words.ts'
import { HowItWorks } from './how-it-works.tsx'
import { Shelf } from './shelf.tsx'

/** What stands under the first screen of home. In another language what stood there stays until all of it has come. */
export function Below() {
  const { language } = useWords('home')
  const shelf = use(shelfOf(useDeferredValue(language)))
  return (
    <>
      {shelf && <Shelf {...shelf} />}
      <HowItWorks />
    </>
  )
}
