/** Who speaks which protocol. */
export const MODEL_PROVIDERS = ['openai', 'anthropic', 'google', 'openai-compatible'] as const
export type ModelProvider = (typeof MODEL_PROVIDERS)[number]
/** Those that have models which paint. */
export type PaintingProvider = Exclude<ModelProvider, 'anthropic'>

/** The language model that an operator has chosen. */
export type ModelChoice = {
  readonly provider: ModelProvider
  readonly model: string
  /** Without a slash at its end; null: the provider's own. */
  readonly baseUrl: string | null
  /** null: none is needed, as with a model on this machine. */
  readonly apiKey: string | null
  /** Whether it is asked of each scene what it leaves out: one more question, of some words. */
  readonly asksWhatIsLeftOut?: boolean
}

/** A model of the same provider that paints the pictures. */
export type PictureChoice = Pick<ModelChoice, 'model' | 'baseUrl' | 'apiKey'> & {
  readonly provider: PaintingProvider
}

/** The settings that say who writes. */
export type ModelSettings = {
  readonly AI_PROVIDER?: ModelProvider | 'builtin' | undefined
  readonly AI_MODEL?: string | undefined
  readonly AI_BASE_URL?: string | undefined
  readonly AI_API_KEY?: string | undefined
  readonly AI_CHECK?: 'on' | 'off' | undefined
  readonly AI_IMAGE_MODEL?: string | undefined
}

/** A setting that is missing or wrong, and what it must be. */
export type SettingFault = { readonly name: keyof ModelSettings; readonly message: string }

/** What the keys of providers begin with; the longest first, since all of one begin as those of another do. */
const BEGINNINGS: readonly (readonly [string, ModelProvider])[] = [
  ['sk-ant-', 'anthropic'],
  ['AIza', 'google'],
  ['sk-', 'openai'],
]

/** Whose model it is, where nobody says so: an address is one of a compatible server, a key shows whose it is. */
function providerFound({ AI_BASE_URL, AI_API_KEY = '' }: ModelSettings): ModelProvider | undefined {
  if (AI_BASE_URL !== undefined) return 'openai-compatible'
  return BEGINNINGS.find(([beginning]) => AI_API_KEY.startsWith(beginning))?.[1]
}

/** The chosen model; null where the built-in storyteller writes. */
export function chosenModel(settings: ModelSettings): ModelChoice | null | SettingFault {
  const { AI_PROVIDER: said, AI_MODEL: model, AI_BASE_URL: base, AI_API_KEY: key } = settings
  if (said === 'builtin') return null
  const provider = said ?? providerFound(settings)
  if (provider === undefined) {
    if (key !== undefined)
      return fault('AI_PROVIDER', 'must be set: AI_API_KEY does not show whose key it is')
    if (model !== undefined)
      return fault('AI_PROVIDER', 'must be set: AI_MODEL does not say whose model it is')
    return null
  }
  if (provider === 'openai-compatible') {
    if (base === undefined)
      return fault('AI_BASE_URL', 'must be set: where the openai-compatible server listens')
  } else if (key === undefined)
    return fault('AI_API_KEY', `must be set: ${provider} asks for a key`)
  if (model === undefined)
    return fault('AI_MODEL', `must be set: which model of ${provider} is to write`)
  return {
    ...{ provider, model, baseUrl: base?.replace(/\/+$/, '') ?? null, apiKey: key ?? null },
    ...(settings.AI_CHECK === 'on' ? { asksWhatIsLeftOut: true } : {}),
  }
}

/** The chosen model for pictures; null where the built-in painter paints. It is one of the provider that writes. */
export function chosenPictureModel(settings: ModelSettings): PictureChoice | null | SettingFault {
  const { AI_IMAGE_MODEL: model, AI_PROVIDER: said } = settings
  if (model === undefined || said === 'builtin') return null
  const writer = chosenModel(settings)
  if (writer === null)
    return fault('AI_MODEL', 'must be set: AI_IMAGE_MODEL is a model of the provider that writes')
  // what is missing of the writer is said of the writer
  if ('message' in writer) return null
  const { provider, baseUrl, apiKey } = writer
  if (provider === 'anthropic')
    return fault(
      'AI_IMAGE_MODEL',
      'cannot be used: anthropic has no model that paints. Leave it unset for the built-in painter, or set AI_PROVIDER and AI_API_KEY to a provider that has one',
    )
  if (provider === 'google' && !model.startsWith('gemini-'))
    return fault('AI_IMAGE_MODEL', 'must begin with gemini-: no other model of google is asked')
  return { provider, model, baseUrl, apiKey }
}

const fault = (name: keyof ModelSettings, message: string): SettingFault => ({ name, message })
