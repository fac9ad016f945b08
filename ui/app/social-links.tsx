import { useWords } from '../kit/use-words.ts'
import { type SocialLink, socialLinks } from './site.ts'

const MARKS: Record<SocialLink['name'], string> = {
  X: 'M4 3h5.2l4.1 5.6L18.2 3H20l-5.9 6.8L21 21h-5.2l-4.5-6.2L5.9 21H4l6.5-7.5zm2.8 1.5L16.5 19.5h1.8L8.5 4.5z',
  YouTube:
    'M12 5c-3.6 0-6.3.2-7.5.4A2.7 2.7 0 0 0 2.4 7.5 26 26 0 0 0 2 12c0 1.7.1 3.2.4 4.5a2.7 2.7 0 0 0 2.1 2.1c1.2.2 3.9.4 7.5.4s6.3-.2 7.5-.4a2.7 2.7 0 0 0 2.1-2.1c.3-1.3.4-2.8.4-4.5s-.1-3.2-.4-4.5a2.7 2.7 0 0 0-2.1-2.1C18.3 5.2 15.6 5 12 5zm-2 3.8 5.4 3.2L10 15.2z',
  Instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm0 1.7A3.3 3.3 0 0 0 4.7 8v8A3.3 3.3 0 0 0 8 19.3h8a3.3 3.3 0 0 0 3.3-3.3V8A3.3 3.3 0 0 0 16 4.7zM12 7.6a4.4 4.4 0 1 1 0 8.8 4.4 4.4 0 0 1 0-8.8zm0 1.7a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4zM16.7 6.3a1 1 0 1 1 0 2 1 1 0 0 1 0-2z',
  Facebook:
    'M12 2.5a9.5 9.5 0 0 0-1.7 18.85V14.6H8V12h2.3V9.9c0-2.4 1.4-3.7 3.5-3.7 1 0 2 .2 2 .2v2.2h-1.1c-1.2 0-1.5.7-1.5 1.5V12h2.5l-.4 2.6h-2.1v6.75A9.5 9.5 0 0 0 12 2.5z',
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
