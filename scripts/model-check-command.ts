import { readConfig } from '#server/config.ts'
import { meetModel } from '#server/model/meet.ts'
import { createBuiltinStoryteller } from '#server/storyteller/builtin/index.ts'
import { checkModel } from '#server/storyteller/model/check-model.ts'

const PATIENCE_MS = 600_000
const UNSET =
  'No model is set: set AI_API_KEY and AI_MODEL, or AI_BASE_URL and AI_MODEL (docs/models.md).'

/** Tries the model that is set, with three questions; without `--live` it only says so. 1 where it cannot be worked with. */
export async function modelCheckCommand(
  words: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Promise<{ status: number; told: string; refused: string }> {
  const read = readConfig(environment)
  if (!read.ok) return { status: 1, told: '', refused: read.faults.join('\n') }
  const { model } = read.config
  const named = model === null ? UNSET : `It is ${model.model} (${model.provider}).`
  if (!words.includes('--live')) {
    const told = `With --live a model is asked three things, which cost some thousand tokens: to be met, to tell one scene, to read one idea. Nothing was asked. ${named}`
    return { status: 0, told, refused: '' }
  }
  if (model === null) return { status: 1, told: '', refused: UNSET }
  const met = await meetModel(model)
  if ('refused' in met) return { status: 1, told: '', refused: met.refused }
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const lines = await checkModel(createBuiltinStoryteller(), met.model, signal)
  return { status: 0, told: [met.line, ...lines].join('\n'), refused: '' }
}
