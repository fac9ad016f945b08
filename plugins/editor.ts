import { createEditor as create } from '#core/engine/editor.ts'
import type { Draft } from '#schemas/draft.ts'
import { catalog } from '#schemas/events/index.ts'
import { slices } from '#schemas/slices/index.ts'
import { clearsWhen } from './fold.ts'
import type { AnyPlugin, Editor, Lamplight } from './kit.ts'
import type { Ports } from './ports/ports.ts'

/**
 * The product's editor: its vocabulary over some plugins and ports; `initial` where it begins elsewhere than at nothing,
 * `check` where facts need not all be read by Zod.
 */
export const createEditor = (
  plugins: readonly AnyPlugin[],
  ports: Ports,
  initial?: Draft,
  check?: (event: unknown) => boolean,
): Editor =>
  create<Lamplight>({
    catalog,
    slices,
    plugins,
    ports,
    clearsWhen,
    scriptOf: ({ session }) => session.scriptId,
    ...(initial === undefined ? {} : { initial }),
    ...(check === undefined ? {} : { check }),
  })
