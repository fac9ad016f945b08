import { Component, type ReactNode } from 'react'
import { Button } from '../kit/button.tsx'
import { Empty } from '../kit/empty.tsx'
import { useWords } from '../kit/use-words.ts'

/** A page that breaks leaves the rest of the product standing, and can be opened again. */
export class Boundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true }
  }

  override render(): ReactNode {
    return this.state.broken ? <Broken /> : this.props.children
  }
}

function Broken() {
  const { t } = useWords('shell')
  return (
    <Empty
      isPage
      title={t('broken.title')}
      text={t('broken.text')}
      action={<Button onClick={() => location.reload()}>{t('broken.reload')}</Button>}
    />
  )
}
