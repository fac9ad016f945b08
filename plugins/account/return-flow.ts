import { defineFlow } from '#plugins/kit.ts'
import type { AuthorizationFields } from '#plugins/ports/authorization.ts'
import { RETURNS, readMarker, readState } from './authorization.ts'
import { failed, PROVING, prove } from './proof.ts'
import { comeBack } from './sign-in-commands.ts'

/** Back from Discord's page: what it answered is used once, and the code leaves the address at once (LG19). */
export const finishReturn = defineFlow()({
  ports: [...PROVING, 'authorization'],
  run: async (world) => {
    const { ports, emit, run } = world
    const { navigation } = ports
    const { fields, marker } = ports.authorization.takeReturn()
    const { state, code, error } = fields
    if (state === undefined && code === undefined && error === undefined)
      return { refused: 'nothing_to_finish' }
    const back = readReturn(fields, marker)
    if ('fault' in back) {
      navigation.replace('/')
      emit(failed('DISCORD', back.fault))
      return
    }
    const proof = { provider: 'DISCORD', token: back.code, openid: '' } as const
    if (back.isBinding) {
      await prove(world, { ...proof, purpose: 'connect' })
      navigation.replace(back.path)
      return
    }
    run(comeBack, { idea: back.idea, from: isPlaceToGo(back.path) ? back.path : null })
    await prove(world, { ...proof, purpose: 'enter' })
    if (navigation.current().startsWith(RETURNS.DISCORD)) navigation.replace('/')
  },
})

/** What the way back holds, or the code of what is wrong with it. */
function readReturn({ state, code, error }: AuthorizationFields, kept: string | null) {
  if (error !== undefined) return { fault: error }
  const marker = readMarker(kept)
  const back = readState(state ?? '', marker?.nonce ?? '')
  if (back === null || marker === null) return { fault: 'invalid_state' }
  return code === undefined ? { fault: 'no_code' } : { ...back, code, idea: marker.idea }
}

const isPlaceToGo = (path: string): boolean => path !== '/' && !path.startsWith(RETURNS.DISCORD)
