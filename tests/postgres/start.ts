import process from 'node:process'
import { Client } from 'pg'
import { openAlone } from '#server/store/open-postgres.ts'
import { TEMPLATE } from '../server/test-store.ts'
import { startCluster } from './cluster.ts'

/** Starts a PostgreSQL before the tests, with a database to copy, and ends it after them. */
export async function setup(): Promise<() => Promise<void>> {
  const cluster = await startCluster()
  const client = new Client(cluster.urlOf('postgres'))
  await client.connect()
  await client.query(`create database ${TEMPLATE}`)
  await client.end()
  const opened = await openAlone(cluster.urlOf(TEMPLATE))
  if ('refused' in opened) throw new Error(opened.refused)
  await opened.close()
  process.env.LAMPLIGHT_TEST_POSTGRES = cluster.urlOf('').replace(/\/$/, '')
  return cluster.stop
}
