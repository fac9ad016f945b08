import { useState } from 'react'
import { textAddressOf } from '#core/game/addresses.ts'
import { gameLanguage } from '#plugins/script/projections.ts'
import type { GameLanguage } from '#schemas/language.ts'
import type { Location } from '#schemas/location.ts'
import { gamePath } from '#schemas/wire/game-path.ts'
import { Button } from '#ui/kit/button.tsx'
import { classes } from '#ui/kit/classes.ts'
import { Dialog } from '#ui/kit/dialog.tsx'
import { useEditorWords } from '#ui/kit/editor-words.tsx'
import { GameText } from '#ui/kit/game-text.tsx'
import { Growing } from '#ui/kit/growing.tsx'
import { Pencil } from '#ui/kit/pencil.tsx'
import { Picture } from '#ui/kit/picture.tsx'
import { quotable } from '#ui/kit/quotable.ts'
import { Skeleton } from '#ui/kit/skeleton.tsx'
import { PluginSlot } from '#ui/kit/slots.tsx'
import { ToCome } from '#ui/kit/to-come.tsx'
import { useProjection } from '#ui/kit/use-projection.ts'
import { CARD_OF_TEXTS } from '#ui/kit/writing.ts'
import { locations } from './projections.ts'

type PlaceProps = {
  place: Location
  /** Its place among the locations. */
  at: number
  language: GameLanguage
  awaited: boolean
}

/** The picture of a place; what can be done with it stands in its corner, clear of the words under it. */
function PlacePicture({
  place,
  at,
  awaited,
  className,
}: Omit<PlaceProps, 'language'> & { className: string }) {
  const { t } = useEditorWords()
  const alt = t('basics.placeAlt', { name: place.name })
  return (
    <div
      className="relative [--telling-bottom:0.5rem] [--telling-drop:0px] [--telling-right:0.5rem]"
      data-picture-path={gamePath.location(at, 'image')}
    >
      <Picture src={place.image} alt={alt} awaited={awaited} className={className} />
      {place.image !== null && (
        <PluginSlot name="editor.picture" title={alt} path={gamePath.location(at, 'image')} />
      )}
    </div>
  )
}

function PlaceCard({ place, at, language, awaited, onOpen }: PlaceProps & { onOpen: () => void }) {
  const { t } = useEditorWords()
  return (
    <article
      className="card relative flex flex-col"
      {...CARD_OF_TEXTS}
      {...quotable({ title: place.name, path: gamePath.location(at) })}
    >
      <PluginSlot name="editor.card" title={place.name} path={gamePath.location(at)} />
      <PlacePicture
        place={place}
        at={at}
        awaited={awaited}
        className="aspect-2/1 rounded-t-[15px]"
      />
      <div className="flex grow flex-col px-4 pt-3 pb-2">
        <GameText
          as="h3"
          text={place.name}
          language={language}
          className="m-0 text-lg"
          area={{ title: place.name, path: gamePath.location(at, 'name') }}
        />
        <GameText
          as="p"
          text={place.description}
          language={language}
          className="mt-1 mb-2 line-clamp-2 text-sm text-ash"
          area={{ title: place.name, path: gamePath.location(at, 'description') }}
          fill="description"
        />
        <div className="mt-auto -mr-2 -ml-3 flex items-center justify-between">
          <Button
            variant="ghost"
            size="s"
            aria-label={t('actions.detailsOf', { name: place.name })}
            onClick={onOpen}
          >
            {t('actions.details')}
          </Button>
          <span className="flex">
            <PluginSlot
              name="editor.arrange"
              title={place.name}
              at={textAddressOf('locations', place.id)}
            />
            <Pencil title={place.name} />
          </span>
        </div>
      </div>
    </article>
  )
}

/** All of one place: its picture, and its whole description. */
export function PlaceDetails({ place, at, language, awaited }: PlaceProps) {
  return (
    <div
      className="relative flex flex-col gap-5 [--retelling-drop:0px] has-data-retelling:pb-13"
      {...CARD_OF_TEXTS}
    >
      <PluginSlot name="editor.card" title={place.name} path={gamePath.location(at)} />
      <PlacePicture place={place} at={at} awaited={awaited} className="aspect-video rounded-card" />
      <PluginSlot
        name="editor.arrange"
        title={place.name}
        at={textAddressOf('locations', place.id)}
        className="absolute top-2 right-11 z-10 border-control! bg-ink2! pointer-coarse:top-1 pointer-coarse:right-13"
      />
      <GameText
        text={place.description}
        language={language}
        className="reading"
        area={{ title: place.name, path: gamePath.location(at, 'description') }}
        fill="description"
      />
    </div>
  )
}

/** As many places as a game has at least. */
const AT_LEAST = 6
const GRID = 'grid gap-4 sm:grid-cols-2 narrowed:grid-cols-1!'
const IN_THREES = 'lg:grid-cols-3'
const IN_FOURS = 'xl:grid-cols-4 xl:group-data-beside/page:grid-cols-2'

const PlacesToCome = ({ there }: { there: number }) => (
  <ToCome
    atLeast={AT_LEAST}
    there={there}
    shape={
      // as high as a place with its picture, its name and two lines
      <div className="card flex flex-col">
        <Skeleton className="aspect-2/1 rounded-t-[15px]" />
        <div className="h-34" />
      </div>
    }
  />
)
// its room is kept from the beginning
const AddPlace = () => <PluginSlot name="editor.add" to="locations" className="mt-3 -ml-3" />

export const PlacesSkeleton = () => (
  <>
    <div className={classes(GRID, IN_THREES)}>
      <PlacesToCome there={0} />
    </div>
    <AddPlace />
  </>
)

/** The places of the game, each with its picture; Details opens one whole. */
export function Places({ awaited }: { awaited: boolean }) {
  const { t } = useEditorWords()
  const places = useProjection(locations)
  const language = useProjection(gameLanguage)
  const [openId, setOpenId] = useState<string | null>(null)
  const openAt = places.findIndex((place) => place.id === openId)
  const open = places[openAt]
  // rows that come out even where they can; whoever sees the places come sees them stay where they came
  const [sawThemCome] = useState(awaited)
  const inFours = !sawThemCome && places.length % 4 === 0
  return (
    <div>
      <h2 className="m-0 mb-3.5 text-xl">{t('basics.places')}</h2>
      {places.length === 0 && (
        <p className={awaited ? 'sr-only' : 'm-0 text-ash'}>{t('basics.placesComing')}</p>
      )}
      <div className={classes(GRID, inFours ? IN_FOURS : IN_THREES)}>
        <Growing items={places}>
          {(place, at) => (
            <PlaceCard
              key={place.id}
              place={place}
              at={at}
              language={language}
              awaited={awaited}
              onOpen={() => setOpenId(place.id)}
            />
          )}
        </Growing>
        {awaited && <PlacesToCome there={places.length} />}
      </div>
      <AddPlace />
      <Dialog
        open={open !== undefined}
        onClose={() => setOpenId(null)}
        title={
          open && (
            <GameText
              as="span"
              text={open.name}
              language={language}
              area={{ title: open.name, path: gamePath.location(openAt, 'name') }}
            />
          )
        }
        size="l"
      >
        {open && <PlaceDetails place={open} at={openAt} language={language} awaited={awaited} />}
      </Dialog>
    </div>
  )
}
