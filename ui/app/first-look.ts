import { browserStorage } from '../adapters/storage.ts'

/** Who the header shows. */
export type HeaderUser = { name: string; avatar: string }

/** Who seems to be signed in, by the stored keys alone: enough to paint with before the core is there. */
export function storedHeaderUser(): HeaderUser | null {
  try {
    const stored: unknown = JSON.parse(browserStorage.read('userInfo') ?? 'null')
    const { uid, access_token: token, user_info_resp: info } = Object(stored)
    if (typeof uid !== 'string' || typeof token !== 'string' || token === '') return null
    return { name: String(info?.nick_name ?? ''), avatar: String(info?.avatar ?? '') }
  } catch {
    return null
  }
}
