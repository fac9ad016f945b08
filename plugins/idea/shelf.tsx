import { Link } from 'react-router-dom'
import { SHELF_COVER } from '#schemas/shelf-cover.ts'
import type { ShelfFiles } from '#ui/kit/shelf-files.ts'
import { type Values, wordIn } from '#ui/kit/words.ts'

/** Finished games that anybody can play at once: a cover, a title, its kind and its length. */
export function Shelf({ language, cards, words }: ShelfFiles) {
  const t = (path: string, values?: Values) =>
    wordIn({ language, areas: { shelf: words } }, 'shelf', path, values)
  if (cards.length === 0) return null
  return (
    <section aria-labelledby="shelf" className="border-t border-hairline bg-ink1">
      <div className="mx-auto max-w-6xl px-4 py-14 md:px-7 md:py-20">
        <h2 id="shelf" className="m-0 text-2xl">
          {t('title')}
        </h2>
        <p className="m-0 mt-2 text-pretty text-ash">{t('lead')}</p>
        <ul className="m-0 mt-8 grid list-none gap-x-6 gap-y-8 p-0 sm:grid-cols-2 lg:grid-cols-3">
          {cards.map(({ id, title, kind, minutes, cover }) => (
            <li key={id} className="group relative flex flex-col gap-3">
              <img
                src={cover}
                alt=""
                width={SHELF_COVER.width}
                height={SHELF_COVER.height}
                loading="lazy"
                decoding="async"
                className="aspect-video h-auto w-full rounded-card border border-hairline bg-ink2 object-cover transition-colors duration-140 group-hover:border-control"
              />
              <h3 className="m-0 text-xl">
                <Link
                  to={`/play/${id}`}
                  className="text-paper no-underline after:absolute after:inset-0 group-hover:text-lamp"
                >
                  {title}
                </Link>
              </h3>
              <p className="m-0 -mt-2 text-sm text-smoke">
                {t(`kinds.${kind}`)} · {t('minutes', { minutes })}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
