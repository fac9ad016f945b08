import type { FastifyInstance } from 'fastify'
import type { Clock, Ids } from '#core/engine/ports.ts'
import type { Config } from './config.ts'
import type { Limits } from './http/limits.ts'
import type { Rates } from './http/rates.ts'
import type { Serve } from './http/serve.ts'
import type { Mailer } from './mail/mailer.ts'
import type { MediaStore } from './media/media-store.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { ProviderClients } from './oauth/provider.ts'
import type { Notices } from './store/notices.ts'
import type { ServerSecret } from './store/secret.ts'
import type { Sessions } from './store/sessions.ts'
import type { Store } from './store/tables.ts'
import type { ChosenModel } from './storyteller/model/index.ts'

/** What the outside gives the server; tests give their own. */
export type ServerDependencies = {
  config: Config
  store: Store
  clock: Clock
  ids: Ids
  mailer: Mailer
  secret: ServerSecret
  /** Where several servers share the store; absent: this one has it for itself. */
  notices?: Notices
  /** The language model that writes; absent: the built-in storyteller does. */
  model?: ChosenModel
}

/** Everything a route may use. */
export type Services = ServerDependencies & {
  sessions: Sessions
  limits: Limits
  rates: Rates
  providers: ProviderClients
  metrics: Metrics
  /** Where pictures and music are kept. */
  media: MediaStore
}

/** Where a group of routes is laid: `serve` for calls of the table, `app` for whatever is no envelope. */
export type RouteContext = { app: FastifyInstance; services: Services; serve: Serve }
/** Routes that belong together, with their own start and end as hooks of `app`. */
export type RouteGroup = (context: RouteContext) => void | Promise<void>
