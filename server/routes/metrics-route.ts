import { createHash, timingSafeEqual } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { answered } from '#server/http/answer.ts'
import { isAtThisMachine } from '#server/http/origin.ts'
import type { RouteGroup } from '#server/services.ts'
import { freeBytesOf } from '#server/store/readiness.ts'
import type { Store } from '#server/store/tables.ts'

/** `/metrics`: for whoever has the token, or where none is set, for whoever sits at this machine. */
export const metricsRoute: RouteGroup = ({
  app,
  services: { config, metrics, notices, store },
}) => {
  metrics.gauge('disk_free_bytes', 'What is free on the disk of the data folder.', () =>
    freeBytesOf(config.dataDir),
  )
  metrics.gauge('database_bytes', 'The size of the database, with its write-ahead log.', () =>
    notices === undefined ? embeddedBytes(config.dataDir) : postgresBytes(store),
  )
  app.addHook('onResponse', async (request, reply) => {
    // a page and a picture are told by their route; an address that is none is one kind
    const { schema, url } = request.routeOptions
    const call = (schema as { operationId?: string } | undefined)?.operationId ?? url ?? 'unknown'
    const { status, word } = answered(request) ?? { status: reply.statusCode, word: null }
    metrics.called({ call, status, refusal: word, seconds: reply.elapsedTime / 1_000 })
  })
  const mayAsk = (request: FastifyRequest): boolean =>
    config.metricsToken === null
      ? isAtThisMachine(request, config)
      : isSame(request.headers.authorization ?? '', `Bearer ${config.metricsToken}`)
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayAsk(request)) return reply.callNotFound()
    const { type, body } = await metrics.text()
    return reply.header('cache-control', 'no-store').type(type).send(body)
  })
}

async function embeddedBytes(dataDir: string): Promise<number> {
  const files = ['lamplight.db', 'lamplight.db-wal'].map((name) => join(dataDir, name))
  const sizes = await Promise.all(files.map((file) => stat(file).then(({ size }) => size)))
  return sizes.reduce((sum, size) => sum + size, 0)
}

async function postgresBytes(store: Store): Promise<number> {
  const { rows } = await sql<{
    size: string
  }>`select pg_database_size(current_database()) as size`.execute(store)
  return Number(rows[0]?.size)
}

/** Compared by digests, so that the time it takes tells nothing of the token. */
function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(wanted))
}
