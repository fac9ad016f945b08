import { STORED_ORIGIN } from '#schemas/wire/address.ts'
import { housekeeping } from './housekeeping.ts'
import { createModelPainter } from './media/model-painter.ts'
import { createMediaMaker } from './media/studio.ts'
import { mediaMending } from './routes/media-mending.ts'
import { scriptRoutes } from './routes/script-routes.ts'
import type { RouteGroup, ServerDependencies } from './services.ts'
import { SHELF, shelfPlaces } from './shelf/shelf-folder.ts'
import { createBuiltInAssistant } from './storyteller/assistant/index.ts'
import { createBuiltinStoryteller } from './storyteller/builtin/index.ts'
import { createModelAssistant } from './storyteller/model/assistant-by-model.ts'
import { createModelStoryteller } from './storyteller/model/index.ts'
import { planBeside } from './storyteller/planner.ts'
import { retellBeside } from './storyteller/retell-beside.ts'

/** The routes beyond accounts and pages, in the order they are laid. */
export const routeGroups = ({ config, model }: ServerDependencies): readonly RouteGroup[] => [
  async (context) => {
    const media = createMediaMaker({
      dataDir: config.dataDir,
      store: context.services.media,
      mediaOrigin: STORED_ORIGIN,
      shippedBriefs: shelfPlaces(SHELF).briefs,
      ...(config.pictureModel === null ? {} : { painter: createModelPainter(config.pictureModel) }),
    })
    const { metrics } = context.services
    metrics.gauge('painters', 'Workers that paint now.', media.alive)
    metrics.gauge('paintings_waiting', 'Pictures that wait for a painter.', media.waiting)
    await mediaMending(media)(context)
    await housekeeping(media)(context)
    const planner = planBeside(createBuiltinStoryteller())
    const storyteller = model === undefined ? planner : createModelStoryteller(planner, model)
    const reteller = retellBeside()
    const builtIn = createBuiltInAssistant(reteller)
    const assistant = model === undefined ? builtIn : createModelAssistant(builtIn, model.known)
    // one more than are painted, so that no painter waits until a picture is stored
    const makers = {
      ...{ storyteller, assistant, media, covers: media.covers },
      paintedAtOnce: media.workers + 1,
    }
    await scriptRoutes(makers)(context)
    const workers = [media, planner, reteller]
    context.app.addHook('onClose', () => Promise.all(workers.map((one) => one.close())))
  },
]
