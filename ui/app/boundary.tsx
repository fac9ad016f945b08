import { Component, type ReactNode } from 'react'
import { Button } from '../kit/button.tsx'
import { Empty } from '../kit/empty.tsx'
import { useWords } from '../kit/use-words.ts'

type How = 'whole' | 'broken' | 'unfetched'

/** Each browser says in its own words that a script or a style of a page did not come. */
const UNFETCHED = /imported module|module script|preload/i

type Standing = { how: How; cause?: unknown }

/** A page that breaks, or does not come, leaves the rest of the product standing, and can be opened again. */
export class Boundary extends Component<{ children: ReactNode }, Standing> {
  override state: Standing = { how: 'whole' }

  static getDerivedStateFromError(cause: unknown): Standing {
    return { how: UNFETCHED.test(String(cause)) ? 'unfetched' : 'broken', cause }
  }

  override render(): ReactNode {
    const { how, cause } = this.state
    if (how === 'whole') return this.props.children
    return how === 'broken' ? (
      <LoadAgain title="broken.title" text="broken.text" fault={cause} />
    ) : (
      <LoadAgain title="page.late" text="page.lateText" fault={cause} />
    )
  }
}

type LoadAgainProps = { title: string; text: string; fault?: unknown }

/** A page that is not there, by the keys of its words, and the way to load it again. */
export function LoadAgain({ title, text, fault }: LoadAgainProps) {
  const { t } = useWords('shell')
  return (
    // the bar lies over the top of every page
    <div className="page-night grid min-h-dvh place-items-center pt-15">
      <Empty
        isPage
        isFault
        fault={fault}
        title={t(title)}
        text={t(text)}
        action={<Button onClick={() => location.reload()}>{t('broken.reload')}</Button>}
      />
    </div>
  )
}
