import { STORED_ORIGIN } from '#schemas/wire/address.ts'
import { createMediaMaker } from './media/studio.ts'
import { scriptRoutes } from './routes/script-routes.ts'
import type { Outside, RouteGroup } from './services.ts'
import { createBuiltinStoryteller } from './storyteller/builtin/index.ts'

/** The routes beyond accounts and pages, in the order they are laid. */
export const routeGroups = ({ config }: Outside): readonly RouteGroup[] => [
  async (desk) => {
    const media = createMediaMaker({ dataDir: config.dataDir, mediaOrigin: STORED_ORIGIN })
    await scriptRoutes({ storyteller: createBuiltinStoryteller(), media })(desk)
    desk.app.addHook('onClose', () => media.close())
  },
]
