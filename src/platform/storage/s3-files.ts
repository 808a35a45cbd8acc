import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { S3Settings } from '../../config/env'
import { AppError } from '../../shared/errors'
import { contentTypeOf } from './content-types'
import {
  checkedPath,
  type FileRequest,
  md5Of,
  type OpenedFile,
  type S3Files,
  type StoredFile,
} from './file-store'
import {
  bytesOf,
  isConnectionFailure,
  isMissing,
  lazyClient,
  statusOfFailure,
  storageUnavailable,
} from './s3-client'

/** Services delete at most this many at once. */
const mostDeleted = 1000

/** Size of the parts of an upload. A service takes 10,000 of them, so a backup may have 160 GB. */
const partSize = 16 * 1024 * 1024

/** One range, as browsers ask for it. Others are answered with the whole file. */
const singleRange = /^bytes=(\d+-\d*|-\d+)$/

const headersOf = (response: {
  ContentLength?: number | undefined
  ContentRange?: string | undefined
  ETag?: string | undefined
  LastModified?: Date | undefined
}): OpenedFile['headers'] => ({
  ...(response.ContentLength === undefined ? {} : { 'content-length': String(response.ContentLength) }),
  ...(response.ContentRange ? { 'content-range': response.ContentRange } : {}),
  ...(response.ETag ? { etag: response.ETag } : {}),
  ...(response.LastModified ? { 'last-modified': response.LastModified.toUTCString() } : {}),
})

const partEnding = '.part'
const hourMs = 3_600_000

/** Removes copies of other versions, and what killed processes have left. A young part may be of another node. */
const removeOldCopies = async (folder: string, kept: string): Promise<void> => {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name)
    const age = Date.now() - ((await stat(file).catch(() => undefined))?.mtimeMs ?? 0)
    if (name !== kept && (!name.endsWith(partEnding) || age > hourMs)) await rm(file, { force: true })
  }
}

/** The files in a bucket, under the same paths as in the data folder. Copies of map files for the engine are in `cache`. */
export const s3Files = (settings: S3Settings, dataDir: string): S3Files => {
  const { bucket: Bucket, prefix } = settings
  const open = lazyClient(settings)
  const locate = (file: string) => path.join(dataDir, 'cache', checkedPath(file))
  const toObjectAddress = (file: string) => ({ Bucket, Key: `${prefix}${checkedPath(file)}` })

  /** Sends a request to the bucket; undefined if there is no such file. */
  const ask = async <T>(
    request: (sdk: Awaited<ReturnType<typeof open>>) => Promise<T>,
  ): Promise<T | undefined> => {
    try {
      return await request(await open())
    } catch (error) {
      if (isMissing(error)) return undefined
      throw storageUnavailable(error)
    }
  }

  const read = (file: string) =>
    ask(async ({ aws, client }) =>
      bytesOf(await client.send(new aws.GetObjectCommand(toObjectAddress(file)))),
    )

  const copy = async (from: string, to: string): Promise<boolean> => {
    const source = [Bucket, ...`${prefix}${from}`.split('/')].map(encodeURIComponent).join('/')
    const done = await ask(({ aws, client }) =>
      client.send(new aws.CopyObjectCommand({ ...toObjectAddress(to), CopySource: source })),
    )
    return done !== undefined
  }

  const remove = async (files: string[]): Promise<void> => {
    for (let at = 0; at < files.length; at += mostDeleted) {
      const Objects = files.slice(at, at + mostDeleted).map((file) => ({ Key: toObjectAddress(file).Key }))
      const response = await ask(({ aws, client }) =>
        client.send(new aws.DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } })),
      )
      const [failed] = response?.Errors ?? []
      if (failed) throw storageUnavailable(new Error(`${failed.Key}: ${failed.Code} ${failed.Message}`))
    }
  }

  const list = async (start: string): Promise<StoredFile[]> => {
    const found: StoredFile[] = []
    let ContinuationToken: string | undefined
    do {
      const page = await ask(({ aws, client }) =>
        client.send(new aws.ListObjectsV2Command({ Bucket, Prefix: `${prefix}${start}`, ContinuationToken })),
      )
      for (const { Key = '', Size = 0, ETag = '', LastModified } of page?.Contents ?? []) {
        const modifiedAt = LastModified?.getTime() ?? 0
        found.push({
          path: Key.slice(prefix.length),
          size: Size,
          modifiedAt,
          identity: `${ETag} ${Size} ${modifiedAt}`,
        })
      }
      ContinuationToken = page?.NextContinuationToken
    } while (ContinuationToken)
    return found
  }

  /** The tag is the sum, unless the service encrypts in its own way or the file came in parts. */
  const md5 = async (file: StoredFile): Promise<string | undefined> => {
    const [, sum] = /^"?([0-9a-f]{32})"? /.exec(file.identity) ?? []
    if (sum) return sum
    const bytes = await read(file.path)
    return bytes && md5Of(bytes)
  }

  const upload = async (
    file: string,
    pieces: AsyncIterable<Buffer>,
    signal?: AbortSignal,
  ): Promise<number> => {
    let size = 0
    const counted = async function* () {
      for await (const piece of pieces) {
        size += piece.length
        yield piece
      }
    }
    const { client } = await open()
    const { Upload } = await import('@aws-sdk/lib-storage')
    const body = Readable.from(counted(), { objectMode: false })
    const sending = new Upload({
      client,
      params: { ...toObjectAddress(file), Body: body },
      partSize,
      queueSize: 1,
    })
    const abort = () => void sending.abort()
    signal?.addEventListener('abort', abort)
    try {
      signal?.throwIfAborted()
      await sending.done()
    } catch (error) {
      throw statusOfFailure(error) === undefined && !isConnectionFailure(error)
        ? error
        : storageUnavailable(error)
    } finally {
      signal?.removeEventListener('abort', abort)
      body.destroy()
    }
    return size
  }

  const download = async function* (file: string): AsyncGenerator<Buffer> {
    const response = await ask(({ aws, client }) =>
      client.send(new aws.GetObjectCommand(toObjectAddress(file))),
    )
    if (!response) throw new AppError('not_found', `There is no s3://${Bucket}/${prefix}${file}.`)
    try {
      for await (const piece of response.Body as Readable) yield piece as Buffer
    } catch (error) {
      throw storageUnavailable(error)
    }
  }

  /** A response that has no file: not changed, or a range beyond its end. */
  const withoutBody = (error: unknown): OpenedFile => {
    const status = statusOfFailure(error)
    if (status === 304 || status === 416) return { status, headers: {} }
    throw error
  }

  /** The file, or the range if it is of the wanted version. Not all services know the condition `If-Match`. */
  const openFile = async (
    { aws, client }: Awaited<ReturnType<typeof open>>,
    conditions: { Bucket: string; Key: string; IfNoneMatch?: string },
    { range, ifRange, signal }: FileRequest,
  ) => {
    const whole = () => client.send(new aws.GetObjectCommand(conditions), { abortSignal: signal })
    if (range === undefined || !singleRange.test(range)) return whole()
    try {
      const part = await client.send(new aws.GetObjectCommand({ ...conditions, Range: range }), {
        abortSignal: signal,
      })
      if (ifRange === undefined || ifRange === part.ETag) return part
      ;(part.Body as Readable).destroy()
    } catch (error) {
      // The range may be beyond the end of another version.
      if (ifRange === undefined || statusOfFailure(error) !== 416) throw error
    }
    return whole()
  }

  const serve = (file: string, request: FileRequest) =>
    ask(async ({ aws, client }): Promise<OpenedFile> => {
      const { method, ifNoneMatch, signal } = request
      const conditions = {
        ...toObjectAddress(file),
        // Proxies make tags weak when they compress.
        ...(ifNoneMatch ? { IfNoneMatch: ifNoneMatch.replace(/^W\//, '') } : {}),
      }
      try {
        if (method === 'HEAD') {
          const head = await client.send(new aws.HeadObjectCommand(conditions), { abortSignal: signal })
          return { status: 200, headers: headersOf(head) }
        }
        const response = await openFile({ aws, client }, conditions, request)
        const status = response.ContentRange ? 206 : 200
        return { status, headers: headersOf(response), body: response.Body as Readable }
      } catch (error) {
        return withoutBody(error)
      }
    })

  const localCopy = async (file: string, version: string): Promise<string> => {
    // Payload looks for names in the folder of `locate`.
    const copies = path.join(dataDir, 'cache', 'copies')
    const folder = path.join(copies, file)
    const copied = path.join(folder, `${version}-${path.basename(file)}`)
    if (await stat(copied).catch(() => undefined)) return copied
    const bytes = await read(file)
    if (!bytes) throw new Error(`${file} is missing`)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const part = path.join(folder, `${randomUUID()}${partEnding}`)
    await writeFile(part, bytes, { mode: 0o600 })
    await rename(part, copied)
    await removeOldCopies(folder, path.basename(copied))
    const kind = path.dirname(file)
    const stored = new Set((await list(`${kind}/`)).map((each) => path.basename(each.path)))
    for (const name of await readdir(path.join(copies, kind)))
      if (!stored.has(name)) await rm(path.join(copies, kind, name), { recursive: true, force: true })
    return copied
  }

  return {
    kind: 's3',
    settings,
    dataDir,
    locate,
    read,
    write: async (file, bytes) => {
      await ask(({ aws, client }) =>
        client.send(
          new aws.PutObjectCommand({
            ...toObjectAddress(file),
            Body: bytes,
            ContentType: contentTypeOf(file),
          }),
        ),
      )
    },
    exists: async (file) =>
      (await ask(({ aws, client }) => client.send(new aws.HeadObjectCommand(toObjectAddress(file))))) !==
      undefined,
    copy,
    move: async (from, to) => {
      if (await copy(from, to)) await remove([from])
    },
    remove,
    removeFolder: async (folder) => remove((await list(`${folder}/`)).map((file) => file.path)),
    list,
    md5,
    localCopy,
    upload,
    download,
    serve,
  }
}
