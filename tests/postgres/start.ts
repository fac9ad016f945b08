import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { Client } from 'pg'
import { openPostgres } from '#server/store/open-postgres.ts'
import { TEMPLATE } from '../server/test-store.ts'
import { startCluster } from './cluster.ts'

/** Starts a PostgreSQL before the tests, with a database to copy, and ends it after them. */
export async function setup(): Promise<() => Promise<void>> {
  const cluster = await startCluster()
  const client = new Client(cluster.urlOf('postgres'))
  await client.connect()
  await client.query(`create database ${TEMPLATE}`)
  await client.end()
  const folder = mkdtempSync(join(tmpdir(), 'lamplight-template-'))
  const opened = await openPostgres(cluster.urlOf(TEMPLATE), folder, () => undefined)
  if ('refused' in opened) throw new Error(opened.refused)
  await opened.close()
  rmSync(folder, { recursive: true })
  process.env.LAMPLIGHT_TEST_POSTGRES = cluster.urlOf('').replace(/\/$/, '')
  return cluster.stop
}
