import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { signOut } from '#plugins/account/commands.ts'
import { Avatar } from '../kit/avatar.tsx'
import { useLateCommand } from '../kit/late-command.ts'
import { useWords } from '../kit/use-words.ts'
import { LoginButton } from './account-corner.tsx'
import { WithFace } from './face.tsx'
import { LanguagePicker } from './language-picker.tsx'
import { SocialLinks } from './social-links.tsx'

const ITEM =
  'flex min-h-11 w-full items-center rounded-control px-3 text-left text-lg text-paper no-underline hover:bg-ink3'

/** Everything of the header, one under the other, for narrow screens. Escape and whatever is done beside it close it. */
export function MobileMenu({ onClose }: { onClose: (takesFocus: boolean) => void }) {
  const { t } = useWords('shell')
  const run = useLateCommand()
  const menu = useRef<HTMLElement>(null)
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && onClose(true)
    const onElsewhere = ({ target }: Event) => {
      const header = menu.current?.closest('header')
      if (target instanceof Node && !header?.contains(target)) onClose(false)
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onElsewhere)
    document.addEventListener('focusin', onElsewhere)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onElsewhere)
      document.removeEventListener('focusin', onElsewhere)
    }
  }, [onClose])
  return (
    <nav
      ref={menu}
      id="mobile-menu"
      aria-label={t('menu.label')}
      className="flex animate-rise flex-col gap-1 border-t border-hairline px-4 pt-3 pb-5 md:hidden"
    >
      <Link to="/games" className={ITEM}>
        {t('account.allGames')}
      </Link>
      <SocialLinks />
      <LanguagePicker wide />
      <div className="mt-2 flex flex-col gap-1 border-t border-hairline pt-3">
        <WithFace>
          {(face) =>
            face === null ? (
              <LoginButton onPress={() => onClose(true)} />
            ) : (
              <>
                <p className="m-0 flex min-h-11 items-center gap-3 px-3 text-lg">
                  <Avatar address={face.avatar} />
                  <span className="truncate">{face.name}</span>
                </p>
                <Link to="/profile" className={ITEM}>
                  {t('account.profile')}
                </Link>
                <Link to="/game-list" className={ITEM}>
                  {t('account.myGames')}
                </Link>
                <button
                  type="button"
                  className={ITEM}
                  onClick={() => {
                    onClose(true)
                    void run(signOut)
                  }}
                >
                  {t('account.logout')}
                </button>
              </>
            )
          }
        </WithFace>
      </div>
    </nav>
  )
}
