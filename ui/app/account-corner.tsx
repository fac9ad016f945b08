import { Link } from 'react-router-dom'
import { openLogin, signOut } from '#plugins/account/commands.ts'
import { Avatar } from '../kit/avatar.tsx'
import { Button } from '../kit/button.tsx'
import { useLateCommand } from '../kit/late-command.ts'
import { useWords } from '../kit/use-words.ts'
import { Disclosure } from './disclosure.tsx'
import { WithFace } from './face.tsx'

const ITEM =
  'flex min-h-10 w-full items-center rounded-mark px-3 text-left text-sm text-paper no-underline hover:bg-ink3'

/** The right end of the desktop header: the way in, or the avatar with its menu. */
export function AccountCorner() {
  const { t } = useWords('shell')
  const run = useLateCommand()
  return (
    <WithFace>
      {(face) =>
        face === null ? (
          <LoginButton />
        ) : (
          <Disclosure
            label={t('account.menu', { name: face.name })}
            button={<Avatar address={face.avatar} />}
          >
            <p className="m-0 truncate px-3 pt-1.5 pb-2 text-xs text-smoke">{face.name}</p>
            <Link to="/game-list" className={ITEM}>
              {t('account.myGames')}
            </Link>
            <Link to="/profile" className={ITEM}>
              {t('account.profile')}
            </Link>
            <button type="button" className={ITEM} onClick={() => void run(signOut)}>
              {t('account.logout')}
            </button>
          </Disclosure>
        )
      }
    </WithFace>
  )
}

/** Opens the login dialog. */
export function LoginButton({ onPress }: { onPress?: () => void }) {
  const { t } = useWords('shell')
  const run = useLateCommand()
  return (
    <Button
      variant="secondary"
      onClick={() => {
        onPress?.()
        void run(openLogin, { from: null })
      }}
    >
      {t('account.login')}
    </Button>
  )
}
