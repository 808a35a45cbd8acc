// The least that Node can do: the same status, headers and bytes for every request.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const { status, headers, body } = JSON.parse(readFileSync(process.env.BENCH_ANSWER_FILE, 'utf8'))
const bytes = body ? Buffer.from(body, 'base64') : undefined

createServer((_request, response) => {
  response.writeHead(status, headers)
  response.end(bytes)
}).listen(Number(process.env.PORT), '127.0.0.1')
