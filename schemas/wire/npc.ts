import { CastSize, Npc, type NpcPhoto, type Trait } from '../npc.ts'
import type { Task } from '../task.ts'
import { presentOrNull } from './address.ts'
import {
  addressIn,
  decodeEach,
  first,
  isObject,
  listIn,
  numberIn,
  textIn,
  type Wire,
} from './read.ts'
import { spelled } from './spelling.ts'
import { decodeTask } from './task.ts'

const APPEARANCE = spelled('appearance_detailed', 'appearance')
const BACKGROUND = spelled('avatar_background')
const VOICE = spelled('voice_ref_id', 'v_ref_id')
const PHOTO = spelled('photo', 'photo_url', 'url')
const AVATAR = spelled('avatar', 'avatar_url')

/** How many people will come, where it says so in a number that can be. */
export function castSizeIn(raw: Wire): { castSize?: number } {
  const { data } = CastSize.safeParse(numberIn(raw, 'cast_size'))
  return data === undefined ? {} : { castSize: data }
}

export const encodeCastSize = (castSize: number | undefined): { cast_size?: number } =>
  castSize === undefined ? {} : { cast_size: castSize }

/** `personality` is a sentence, or traits with their effects. */
function decodeTraits(value: unknown): Trait[] {
  if (typeof value === 'string') return value === '' ? [] : [{ name: value, effect: '' }]
  return decodeEach(listIn(value), (item) => {
    if (typeof item === 'string') return item === '' ? null : { name: item, effect: '' }
    if (!isObject(item)) return null
    const name = textIn(item, 'name', 'trait')
    return name === '' ? null : { name, effect: textIn(item, 'effect') }
  })
}

const encodeTraits = (traits: readonly Trait[]): string | Trait[] => {
  const [only] = traits
  if (only === undefined) return ''
  return traits.length === 1 && only.effect === '' ? only.name : [...traits]
}

/** An NPC: only with a numeric id of 1 or more and a name. */
export function decodeNpc(raw: unknown): Npc | null {
  if (!isObject(raw)) return null
  const checked = Npc.safeParse({
    id: numberIn(raw, 'id', 'npc_id'),
    name: first(raw, 'name'),
    gender: textIn(raw, 'gender'),
    age: textIn(raw, 'age'),
    occupation: textIn(raw, 'occupation'),
    bio: textIn(raw, 'bio'),
    backstory: textIn(raw, 'backstory'),
    traits: decodeTraits(first(raw, 'personality', 'traits')),
    appearance: textIn(raw, ...APPEARANCE),
    avatarBackground: textIn(raw, ...BACKGROUND),
    voiceId: textIn(raw, ...VOICE),
    avatar: addressIn(raw, 'avatar'),
    photo: addressIn(raw, 'photo'),
  })
  return checked.success ? checked.data : null
}

/** The tasks a wire NPC carries, each bound to it. */
export function tasksOfNpc(raw: unknown): Task[] {
  if (!isObject(raw)) return []
  const npcId = numberIn(raw, 'id', 'npc_id') ?? null
  return decodeEach(listIn(raw.tasks), (item) => {
    const task = decodeTask(item)
    return task === null ? null : { ...task, roleId: task.roleId ?? npcId }
  })
}

export const encodeNpc = (npc: Npc, origin: string): Wire => ({
  id: npc.id,
  name: npc.name,
  gender: npc.gender,
  age: npc.age,
  occupation: npc.occupation,
  bio: npc.bio,
  backstory: npc.backstory,
  personality: encodeTraits(npc.traits),
  appearance_detailed: npc.appearance,
  avatar_background: npc.avatarBackground,
  voice_ref_id: npc.voiceId,
  avatar: presentOrNull(npc.avatar, origin),
  photo: presentOrNull(npc.photo, origin),
})

export type NpcPhotoOf = NpcPhoto & { npcId: number }

/** Whose portrait it is; what is keyed by ids in JSON has them as text. */
function ownerIn(raw: Wire): number | undefined {
  const id = textIn(raw, 'npc_id', 'npcId', 'id')
  return id === '' || !Number.isFinite(Number(id)) ? undefined : Number(id)
}

/** A portrait with the id of its owner, under `id` or `npc_id`. */
export function decodeNpcPhoto(raw: unknown, ownId?: number): NpcPhotoOf | null {
  if (!isObject(raw)) return null
  const npcId = ownerIn(raw) ?? ownId
  const photo = addressIn(raw, ...PHOTO)
  const avatar = addressIn(raw, ...AVATAR)
  if (npcId === undefined || (photo === null && avatar === null)) return null
  return { npcId, photo, avatar }
}

export const encodeNpcPhoto = (one: NpcPhotoOf, origin: string) => ({
  npc_id: one.npcId,
  photo: presentOrNull(one.photo, origin),
  avatar: presentOrNull(one.avatar, origin),
})

/** Portraits as a list, or as a map from NPC id to address or portrait. */
export function decodeNpcPhotos(value: unknown): NpcPhotoOf[] {
  if (!isObject(value)) return decodeEach(listIn(value), (item) => decodeNpcPhoto(item))
  return decodeEach(Object.entries(value), (entry) => {
    const [id, one] = entry as [string, unknown]
    if (typeof one !== 'string') return decodeNpcPhoto(one, Number(id))
    return decodeNpcPhoto({ photo: one }, Number(id))
  }).filter((one) => Number.isFinite(one.npcId))
}
