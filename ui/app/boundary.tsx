import { Component, type ReactNode } from 'react'
import { Translation } from 'react-i18next'
import { Button } from '../kit/button.tsx'
import { Empty } from '../kit/empty.tsx'

/** A page that breaks leaves the rest of the product standing, and can be opened again. */
export class Boundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true }
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children
    return (
      <Translation ns="shell">
        {(t) => (
          <Empty
            isPage
            title={t('broken.title')}
            text={t('broken.text')}
            action={<Button onClick={() => location.reload()}>{t('broken.reload')}</Button>}
          />
        )}
      </Translation>
    )
  }
}
