import { readConfig } from '#server/config.ts'
import { mediaStoreOf } from '#server/media/media-store-of.ts'
import { meetModel } from '#server/model/meet.ts'
import { prepareDataFolder } from '#server/store/data-folder.ts'
import { cautions } from '#server/welcome.ts'

/** What a start would say of its settings, its data folder and its model, without starting; 1 where it would not start. */
export async function doctorCommand(
  environment: Readonly<Record<string, string | undefined>>,
): Promise<{ status: number; told: string; refused: string }> {
  const read = readConfig(environment)
  if (!read.ok) return { status: 1, told: '', refused: read.faults.join('\n') }
  const { config } = read
  const told = ['Settings: nothing is wrong.']
  const refused = cautions(config)
  let status = 0
  const useless = prepareDataFolder(config.dataDir)
  if (useless === null) told.push(`Data folder: ${config.dataDir} can be written in.`)
  else {
    status = 1
    refused.push(`The data folder ${config.dataDir} cannot be used: ${useless}.`)
  }
  const trouble = useless === null ? await mediaStoreOf(config).trouble() : null
  if (trouble !== null) {
    status = 1
    refused.push(`No picture can be kept: ${trouble}.`)
  } else if (config.bucket !== null)
    told.push(`Pictures and music: ${config.bucket.endpoint} can be written in.`)
  const met = config.model === null ? undefined : await meetModel(config.model)
  if (met === undefined)
    told.push('Games are written by the built-in storyteller: no model is set, and none is needed.')
  else if ('refused' in met) {
    status = 1
    refused.push(met.refused)
  } else told.push(met.line)
  told.push('Nothing else is needed: no browser, no account elsewhere, no network.')
  return { status, told: told.join('\n'), refused: refused.join('\n') }
}
