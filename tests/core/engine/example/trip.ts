import { createEditor, type EditorOptions } from '#core/engine/editor.ts'
import type { Ports, Trip } from './kit.ts'
import { plugins } from './plugins/index.ts'
import { catalog, slices } from './vocabulary/index.ts'

/** The example product, over any ports; parts can be replaced, as tests do. */
export const createTrip = (ports: Ports, instead: Partial<EditorOptions<Trip>> = {}) =>
  createEditor<Trip>({
    catalog,
    slices,
    plugins,
    ports,
    scriptOf: ({ session }) => session.active,
    clearsWhen: {
      'active/opened': (event, before) => before.session.active !== event.payload.scriptId,
    },
    ...instead,
  })
