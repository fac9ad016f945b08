import { type Attributes, SpanStatusCode, trace } from '@opentelemetry/api'

/**
 * Does a piece of work as a span of OpenTelemetry, below the one it belongs to. Nobody hears of it unless an operator
 * loads an SDK (docs/operating.md). Attributes come from fixed lists: no person, no game, no text; a fault goes by its kind.
 */
export const inSpan = <T>(
  name: string,
  attributes: Attributes,
  work: () => Promise<T>,
): Promise<T> =>
  trace.getTracer('lamplight').startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work()
    } catch (fault) {
      const message = fault instanceof Error ? fault.name : 'thrown'
      span.setStatus({ code: SpanStatusCode.ERROR, message })
      throw fault
    } finally {
      span.end()
    }
  })

/** Says something of the work that is under way, where somebody listens. */
export const sayOfSpan = (attributes: Attributes): void => {
  trace.getActiveSpan()?.setAttributes(attributes)
}
