import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The order of test files by the seed, in which those that take longest begin first: one that begins last would keep
 * a single core busy while the others wait. The same seed is the same order, in any folder.
 */
export const longFirst = (long: RegExp) =>
  class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const { root, sequence } = this.ctx.config
      const keyOf = ({ moduleId }: TestSpecification): string => {
        const place = relative(root, moduleId)
        const drawn = createHash('sha256').update(`${sequence.seed} ${place}`).digest('hex')
        return `${long.test(place) ? 0 : 1} ${drawn}`
      }
      const keys = new Map(files.map((file) => [file, keyOf(file)]))
      return [...files].sort((one, other) =>
        (keys.get(one) ?? '') < (keys.get(other) ?? '') ? -1 : 1,
      )
    }
  }
