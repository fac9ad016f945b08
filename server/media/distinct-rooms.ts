import type { LocationSubject, Room } from './picture.ts'

/** What a room may be furnished as where another of its game is furnished so already: nearest in use first. */
const KIN: Readonly<Record<Room, readonly Room[]>> = {
  parlour: ['study', 'kitchen', 'bedroom'],
  kitchen: ['parlour', 'store'],
  bedroom: ['cabin', 'attic', 'parlour'],
  study: ['office', 'archive', 'parlour'],
  archive: ['study', 'office', 'store'],
  corridor: ['gallery'],
  workshop: ['store', 'laboratory', 'engine'],
  store: ['cellar', 'attic', 'workshop'],
  office: ['study', 'classroom'],
  carriage: ['cabin', 'corridor'],
  cabin: ['bedroom', 'carriage', 'attic'],
  engine: ['workshop', 'laboratory'],
  deck: [],
  tower: ['cabin', 'attic', 'study'],
  cellar: ['store', 'workshop'],
  attic: ['store', 'bedroom'],
  garden: ['yard'],
  street: ['yard'],
  yard: ['garden'],
  stage: ['gallery'],
  ward: ['bedroom', 'laboratory'],
  classroom: ['office', 'study'],
  laboratory: ['workshop', 'ward'],
  shrine: ['gallery'],
  gallery: ['corridor', 'archive'],
  shopfloor: ['store', 'parlour'],
  platform: ['street'],
  shore: [],
}

/**
 * Lays the rooms of a game out so that no two share a layout: the first of a kind keeps it, another is furnished as the
 * next of kin that no room of the game is, and what has no kin left is the same place the other way round.
 */
export function distinctRooms(subjects: readonly LocationSubject[]): LocationSubject[] {
  const told = new Set(subjects.map(({ room }) => room))
  const laid = new Map<Room, number>()
  return subjects.map((subject) => {
    const own = laid.get(subject.room) ?? 0
    laid.set(subject.room, own + 1)
    if (own === 0) return subject
    const kin = KIN[subject.room].find((room) => !told.has(room))
    if (kin === undefined) return { ...subject, layout: own }
    told.add(kin)
    return { ...subject, room: kin }
  })
}
