import { useCallback, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { IconButton } from '../kit/button.tsx'
import { classes } from '../kit/classes.ts'
import { BAR_PLACE } from '../kit/in-bar.tsx'
import { Sign } from '../kit/sign.tsx'
import { useHydrated } from '../kit/use-hydrated.ts'
import { useWords } from '../kit/use-words.ts'
import { AccountCorner } from './account-corner.tsx'
import { GameLinks } from './game-links.tsx'
import { LanguagePicker } from './language-picker.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { PRODUCT } from './site.ts'
import { SocialLinks } from './social-links.tsx'

/** The bar on top of every page. */
export function Header() {
  const { pathname, key } = useLocation()
  const { t } = useWords('shell')
  const [open, setOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const hydrated = useHydrated()
  const close = useCallback((takesFocus: boolean) => {
    setOpen(false)
    // what had the focus goes with the menu
    if (takesFocus) toggle.current?.focus()
  }, [])
  const isHome = pathname === '/'
  const isPlay = pathname.startsWith('/play/')
  // biome-ignore lint/correctness/useExhaustiveDependencies: going anywhere closes the menu
  useEffect(() => setOpen(false), [key])
  return (
    <header
      className={classes(
        'fixed inset-x-0 top-0 z-30 transition-colors duration-240',
        !open && 'short:absolute',
        isHome && !open
          ? 'bg-linear-to-b from-ink0/80 to-transparent'
          : 'border-b border-hairline bg-ink0',
      )}
    >
      <div className="flex h-15 items-center gap-3 px-4 md:px-7">
        {!isHome && <Logo />}
        <div
          // a page that is about one thing names it here, as a game that is played does
          id={BAR_PLACE}
          className="min-w-0 grow text-sm text-ash"
        />
        <div
          className={classes(
            'hidden items-center gap-3 transition-opacity duration-140 md:flex',
            // whose corner it is stands in the browser's storage: nothing is shown that would change
            !hydrated && 'invisible opacity-0',
          )}
        >
          <GameLinks />
          {(isHome || pathname === '/profile') && <LanguagePicker />}
          {!isPlay && <SocialLinks />}
          <AccountCorner />
        </div>
        <IconButton
          ref={toggle}
          label={t(open ? 'menu.close' : 'menu.open')}
          aria-expanded={open}
          aria-controls="mobile-menu"
          className="md:hidden"
          onClick={() => setOpen(!open)}
        >
          {open ? <Sign name="cross" /> : <Sign name="menu" />}
        </IconButton>
      </div>
      {open && <MobileMenu onClose={close} />}
    </header>
  )
}

function Logo() {
  const { t } = useWords('shell')
  return (
    <Link
      to="/"
      aria-label={t('logo', { product: PRODUCT })}
      className="flex min-h-10 shrink-0 items-center gap-2.5 font-serif text-xl font-medium text-paper no-underline"
    >
      <span aria-hidden="true" className="size-2.5 rounded-chip bg-lamp shadow-lamp" />
      {PRODUCT}
    </Link>
  )
}
