import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { decodeXML, escapeUTF8 } from 'entities'
import { freePort } from '../../../scripts/free-port.mjs'

/** A server that speaks the part of S3 that the site uses. */
export interface S3Server {
  /** The environment of a site that stores its files in its bucket. */
  env: Record<string, string>
  /** Ends all connections; its files stay. */
  stop: () => Promise<void>
  /** Listens again, on the same port and with the same files. */
  start: () => Promise<void>
}

interface StoredObject {
  bytes: Buffer
  etag: string
  modifiedAt: Date
  type: string
}

interface Reply {
  status?: number
  headers?: Record<string, string | number>
  body?: string | Buffer
}

interface S3Request {
  method: string
  key: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: Buffer
}

const bucketName = 'school'
const accessKeyId = 'test-key'

/** Services list up to 1000 files at once. Few, so that most lists have several pages. */
const pageSize = 5

const md5 = (bytes: Buffer) => createHash('md5').update(bytes).digest()

const tags = (values: Record<string, string | number>) =>
  Object.entries(values)
    .map(([name, value]) => `<${name}>${escapeUTF8(String(value))}</${name}>`)
    .join('')

const xml = (name: string, content: string, status = 200): Reply => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?><${name}>${content}</${name}>`,
})

const refusal = (status: number, Code: string) => xml('Error', tags({ Code, Message: Code }), status)

/** The first and last byte of a range; undefined if it begins beyond the end. */
const readRange = (range: string, size: number): [number, number] | undefined => {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? []
  const first = from ? Number(from) : Math.max(0, size - Number(to))
  const last = from && to ? Math.min(Number(to), size - 1) : size - 1
  return first > last ? undefined : [first, last]
}

/** One bucket in memory. */
const createBucket = () => {
  const objects = new Map<string, StoredObject>()
  const uploads = new Map<string, Map<number, Buffer>>()

  const store = (key: string, bytes: Buffer, type: string, etag = `"${md5(bytes).toString('hex')}"`) => {
    const stored = { bytes, type, etag, modifiedAt: new Date() }
    objects.set(key, stored)
    return stored
  }

  const get = ({ key, headers }: S3Request): Reply => {
    const found = objects.get(key)
    if (!found) return refusal(404, 'NoSuchKey')
    const { bytes, etag, modifiedAt, type } = found
    const common = { etag, 'last-modified': modifiedAt.toUTCString(), 'accept-ranges': 'bytes' }
    if (headers['if-none-match'] === etag) return { status: 304, headers: common }
    const typed = { ...common, 'content-type': type }
    if (!headers.range) return { headers: { ...typed, 'content-length': bytes.length }, body: bytes }
    const range = readRange(headers.range, bytes.length)
    if (!range) return refusal(416, 'InvalidRange')
    const [first, last] = range
    return {
      status: 206,
      headers: {
        ...typed,
        'content-length': last - first + 1,
        'content-range': `bytes ${first}-${last}/${bytes.length}`,
      },
      body: bytes.subarray(first, last + 1),
    }
  }

  const list = ({ query }: S3Request): Reply => {
    const prefix = query.get('prefix') ?? ''
    const after = query.get('continuation-token') ?? ''
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort()
    const page = keys.slice(0, pageSize)
    const contents = page.map((key) => {
      const { bytes, etag, modifiedAt } = objects.get(key) as StoredObject
      const values = { Key: key, LastModified: modifiedAt.toISOString(), ETag: etag, Size: bytes.length }
      return `<Contents>${tags(values)}</Contents>`
    })
    const isTruncated = keys.length > page.length
    const next = isTruncated ? tags({ NextContinuationToken: page.at(-1) ?? '' }) : ''
    return xml(
      'ListBucketResult',
      tags({ IsTruncated: String(isTruncated), KeyCount: page.length }) + next + contents.join(''),
    )
  }

  const copy = ({ key, headers }: S3Request): Reply => {
    const source = decodeURIComponent(String(headers['x-amz-copy-source'])).replace(/^\//, '')
    const found = objects.get(source.slice(`${bucketName}/`.length))
    if (!found) return refusal(404, 'NoSuchKey')
    const { etag, modifiedAt } = store(key, found.bytes, found.type, found.etag)
    return xml('CopyObjectResult', tags({ ETag: etag, LastModified: modifiedAt.toISOString() }))
  }

  const put = (request: S3Request): Reply => {
    const { key, query, headers, body } = request
    // The site asks the SDK for bodies that services other than Amazon's understand.
    if (String(headers['x-amz-content-sha256']).startsWith('STREAMING-'))
      return refusal(501, 'NotImplemented')
    if (headers['x-amz-copy-source']) return copy(request)
    const upload = query.get('uploadId')
    if (upload === null)
      return { headers: { etag: store(key, body, headers['content-type'] ?? 'binary/octet-stream').etag } }
    const parts = uploads.get(upload)
    if (!parts) return refusal(404, 'NoSuchUpload')
    parts.set(Number(query.get('partNumber')), body)
    return { headers: { etag: `"${md5(body).toString('hex')}"` } }
  }

  const removeListed = ({ body }: S3Request): Reply => {
    for (const [, key = ''] of body.toString().matchAll(/<Key>([^<]*)<\/Key>/g))
      objects.delete(decodeXML(key))
    return xml('DeleteResult', '')
  }

  const beginUpload = ({ key }: S3Request): Reply => {
    const UploadId = randomUUID()
    uploads.set(UploadId, new Map())
    return xml('InitiateMultipartUploadResult', tags({ Bucket: bucketName, Key: key, UploadId }))
  }

  const completeUpload = ({ key, query }: S3Request): Reply => {
    const id = query.get('uploadId') ?? ''
    const parts = [...(uploads.get(id) ?? [])].sort(([one], [two]) => one - two).map(([, part]) => part)
    if (!uploads.delete(id)) return refusal(404, 'NoSuchUpload')
    const sum = md5(Buffer.concat(parts.map(md5))).toString('hex')
    const { etag } = store(key, Buffer.concat(parts), 'binary/octet-stream', `"${sum}-${parts.length}"`)
    return xml('CompleteMultipartUploadResult', tags({ Bucket: bucketName, Key: key, ETag: etag }))
  }

  return (request: S3Request): Reply => {
    const { method, key, query } = request
    if (method === 'GET' && query.get('list-type') === '2') return list(request)
    if (method === 'GET' || method === 'HEAD') return get(request)
    if (method === 'PUT') return put(request)
    if (method === 'POST' && query.has('delete')) return removeListed(request)
    if (method === 'POST' && query.has('uploads')) return beginUpload(request)
    if (method === 'POST' && query.has('uploadId')) return completeUpload(request)
    if (method === 'DELETE') {
      const upload = query.get('uploadId')
      if (upload === null) objects.delete(key)
      else uploads.delete(upload)
      return { status: 204 }
    }
    return refusal(501, 'NotImplemented')
  }
}

export const startS3 = async (): Promise<S3Server> => {
  const port = await freePort()
  const answer = createBucket()
  const handle = async (request: IncomingMessage): Promise<Reply> => {
    const { method = '', headers } = request
    const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://localhost')
    const [bucket, ...key] = pathname.slice(1).split('/').map(decodeURIComponent)
    const body = await buffer(request)
    if (!headers.authorization?.includes(`Credential=${accessKeyId}/`))
      return refusal(403, 'InvalidAccessKeyId')
    if (bucket !== bucketName) return refusal(404, 'NoSuchBucket')
    return answer({ method, key: key.join('/'), query, headers, body })
  }
  let server: Server | undefined
  const stop = async () => {
    if (!server) return
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    server = undefined
    await closed
  }
  const start = async () => {
    server = createServer(async (request, response) => {
      try {
        const { status = 200, headers, body } = await handle(request)
        response.writeHead(status, headers).end(body)
      } catch {
        // The connection ended in the middle of a body, which is not stored then.
        response.destroy()
      }
    }).listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  await start()
  return {
    env: {
      S3_BUCKET: bucketName,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: 'test-secret',
      S3_PREFIX: 'sites/one',
    },
    stop,
    start,
  }
}
