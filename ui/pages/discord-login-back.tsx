import { useContext, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { openLogin } from '#plugins/account/commands.ts'
import { finishReturn } from '#plugins/account/return-flow.ts'
import { WithFace } from '../app/face.tsx'
import { Button, buttonClasses } from '../kit/button.tsx'
import { Empty } from '../kit/empty.tsx'
import { useLateCommand } from '../kit/late-command.ts'
import { LiveRegion } from '../kit/live-region.tsx'
import { useSite } from '../kit/site.ts'
import { EditorContext } from '../kit/use-projection.ts'

/** Where the chat platform leads back to: what it answered is taken up at once, and leads on. */
export function Page() {
  const { t } = useTranslation('shell')
  const editor = useContext(EditorContext)
  const [isIdle, setIdle] = useState(false)
  const wasTaken = useRef(false)
  useEffect(() => {
    // what came back is there once, however often this runs
    if (editor === null || wasTaken.current) return
    wasTaken.current = true
    void editor.start(finishReturn).done.then((how) => typeof how === 'object' && setIdle(true))
  }, [editor])
  return (
    <div className="page-night grid min-h-dvh place-items-center pt-15">
      {isIdle ? (
        <NothingToFinish />
      ) : (
        <div className="flex items-center gap-3 text-lg text-ash">
          <span
            aria-hidden="true"
            className="size-5 animate-spin rounded-chip border-2 border-current border-r-transparent"
          />
          {t('loginBack.working')}
          <LiveRegion message={t('loginBack.working')} />
        </div>
      )}
    </div>
  )
}

/** Somebody opened the address by hand, or it was used already. */
function NothingToFinish() {
  const { t } = useTranslation('shell')
  const run = useLateCommand()
  const isSetUp = useSite().providers.DISCORD !== undefined
  return (
    <Empty
      isPage
      title={t(isSetUp ? 'loginBack.idleTitle' : 'loginBack.title')}
      text={t(isSetUp ? 'loginBack.idle' : 'loginBack.text')}
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
  )
}
