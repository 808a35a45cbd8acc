// The least a Fastify can do: one route, the same bytes, the same headers that make a browser understand them.
import { readFileSync } from 'node:fs'
import fastify from 'fastify'

const body = readFileSync(process.env.BENCH_BYTES_FILE)
const app = fastify()
app.get('/*', (_request, reply) =>
  reply.header('content-type', 'text/html; charset=utf-8').header('content-encoding', 'gzip').send(body),
)
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
