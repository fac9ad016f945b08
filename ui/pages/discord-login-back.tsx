import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { openLogin } from '#plugins/account/commands.ts'
import { WithFace } from '../app/face.tsx'
import { Button, buttonClasses } from '../kit/button.tsx'
import { Empty } from '../kit/empty.tsx'
import { useLateCommand } from '../kit/late-command.ts'

/** Where the chat platform leads back to; says plainly that this server has not set it up. */
export function Page() {
  const { t } = useTranslation('shell')
  const run = useLateCommand()
  const [search] = useSearchParams()
  const fault = search.get('error')
  const text = t('loginBack.text')
  return (
    <div className="page-night grid min-h-dvh place-items-center pt-15">
      <Empty
        isPage
        title={t('loginBack.title')}
        text={
          fault === null ? text : `${t('loginBack.denied', { code: fault.slice(0, 80) })} ${text}`
        }
        action={
          <>
            <WithFace>
              {(face) =>
                face === null && (
                  <Button variant="primary" onClick={() => void run(openLogin, { from: null })}>
                    {t('loginBack.email')}
                  </Button>
                )
              }
            </WithFace>
            <Link to="/" className={buttonClasses('ghost')}>
              {t('loginBack.home')}
            </Link>
          </>
        }
      />
    </div>
  )
}
