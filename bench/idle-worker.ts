import process from 'node:process'
import fastify from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { type CallName, calls } from '#schemas/api.ts'
import { responsesOf } from '#server/http/serve.ts'

/** The library alone: answers one call with what it was given, by the same schemas in and out, and does nothing. */
const [name = '', answered = ''] = process.argv.slice(2)
const { path, answer } = calls[name as CallName]
const given: unknown = JSON.parse(answered)

const app = fastify()
app.setValidatorCompiler(validatorCompiler)
app.setSerializerCompiler(serializerCompiler)
app.get(path, { schema: { response: responsesOf(answer) } }, async () => given)
app.get('/metrics', async () => {
  const { user, system } = process.cpuUsage()
  return `process_cpu_seconds_total ${(user + system) / 1_000_000}\n`
})
console.log(`ready: ${await app.listen({ host: '127.0.0.1', port: 0 })}`)
