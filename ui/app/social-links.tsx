import { useWords } from '../kit/use-words.ts'
import { type SocialLink, socialLinks } from './site.ts'

const MARKS: Record<SocialLink['name'], string> = {
  X: 'M4 3h5.2l4.1 5.6L18.2 3H20l-5.9 6.8L21 21h-5.2l-4.5-6.2L5.9 21H4l6.5-7.5zm2.8 1.5L16.5 19.5h1.8L8.5 4.5z',
  YouTube:
    'M12 5c-3.6 0-6.3.2-7.5.4A2.7 2.7 0 0 0 2.400 7.500 26 26 0 0 0 2 12c0 1.700.100 3.200.400 4.500a2.700 2.700 0 0 0 2.100 2.100c1.200.2 3.900.4 7.500.4s6.300-.2 7.500-.4a2.700 2.700 0 0 0 2.100-2.100c.3-1.300.4-2.800.4-4.500s-.1-3.200-.4-4.500a2.700 2.700 0 0 0-2.100-2.100C18.300 5.200 15.600 5 12 5zm-2 3.800 5.400 3.200L10 15.200z',
  Instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm0 1.700A3.300 3.300 0 0 0 4.700 8v8A3.300 3.300 0 0 0 8 19.300h8a3.300 3.300 0 0 0 3.300-3.300V8A3.300 3.300 0 0 0 16 4.700zM12 7.600a4.400 4.400 0 1 1 0 8.800 4.400 4.400 0 0 1 0-8.800zm0 1.700a2.700 2.700 0 1 0 0 5.400 2.700 2.700 0 0 0 0-5.400zM16.700 6.300a1 1 0 1 1 0 2 1 1 0 0 1 0-2z',
  Facebook:
    'M12 2.500a9.500 9.500 0 0 0-1.700 18.850V14.600H8V12h2.300V9.900c0-2.400 1.400-3.700 3.500-3.700 1 0 2 .2 2 .2v2.200h-1.100c-1.200 0-1.500.7-1.500 1.500V12h2.500l-.4 2.600h-2.100v6.750A9.500 9.500 0 0 0 12 2.500z',
}

/** Links to the product's four social networks. */
export function SocialLinks() {
  const { t } = useWords('shell')
  return (
    <ul aria-label={t('social.label')} className="m-0 flex list-none items-center p-0">
      {socialLinks.map(({ name, href }) => (
        <li key={name}>
          <a
            href={href}
            target="_blank"
            rel="noreferrer noopener"
            title={name}
            className="flex size-10 items-center justify-center rounded-control text-smoke transition-colors duration-140 hover:bg-ink3/60 hover:text-paper"
          >
            <svg aria-hidden="true" viewBox="0 0 24 24" className="size-4.5" fill="currentColor">
              <path fillRule="evenodd" d={MARKS[name]} />
            </svg>
            <span className="sr-only">{t('social.on', { name })}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
