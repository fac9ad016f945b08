import { STORED_ORIGIN } from '#schemas/wire/address.ts'
import { housekeeping } from './housekeeping.ts'
import { createMediaMaker } from './media/studio.ts'
import { mediaMending } from './routes/media-mending.ts'
import { scriptRoutes } from './routes/script-routes.ts'
import type { RouteGroup, ServerDependencies } from './services.ts'
import { createBuiltinStoryteller } from './storyteller/builtin/index.ts'
import { planBeside } from './storyteller/planner.ts'

/** The routes beyond accounts and pages, in the order they are laid. */
export const routeGroups = ({ config }: ServerDependencies): readonly RouteGroup[] => [
  async (context) => {
    const media = createMediaMaker({ dataDir: config.dataDir, mediaOrigin: STORED_ORIGIN })
    await mediaMending(media)(context)
    await housekeeping(media)(context)
    const storyteller = planBeside(createBuiltinStoryteller())
    // one more than are painted, so that no painter waits until a picture is stored
    await scriptRoutes({ storyteller, media, paintedAtOnce: media.workers + 1 })(context)
    context.app.addHook('onClose', () => Promise.all([media.close(), storyteller.close()]))
  },
]
