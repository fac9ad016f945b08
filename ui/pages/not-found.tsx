import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { buttonClasses } from '../kit/button.tsx'
import { Empty } from '../kit/empty.tsx'

/** What is shown at an address nothing stands at. */
export function Page() {
  const { t } = useTranslation('shell')
  return (
    <div className="page-night grid min-h-dvh place-items-center pt-15">
      <Empty
        isPage
        title={t('notFound.title')}
        text={t('notFound.text')}
        action={
          <Link to="/" className={buttonClasses('primary')}>
            {t('notFound.home')}
          </Link>
        }
      />
    </div>
  )
}
