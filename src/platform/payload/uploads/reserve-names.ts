import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import type { CollectionBeforeOperationHook, Payload, PayloadRequest } from 'payload'
import { lockUntilEnd } from '../../database/locks'
import type { FileStore } from '../../storage/file-store'
import { privatePaths } from '../../storage/private-files'
import { inTransaction } from '../../transaction/transaction'
import {
  cleanName,
  commonName,
  fileNames,
  folderOf,
  isFreeName,
  nextName,
  type UploadCollection,
  uploadCollections,
} from './file-names'

// Two uploads of the same name must not write the same files, nor may the one that fails remove the files of the other. Payload looks
// for a free name without a lock, and not among the names of sizes.

/** Until the transaction ends, no other one chooses or removes such a name. On SQLite, transactions run one after the other. */
const lockName = (
  req: PayloadRequest,
  collection: UploadCollection,
  name: string,
  waitMs?: number,
): Promise<void> => {
  const hash = createHash('sha256')
    .update(`${collection}/${commonName(name)}`)
    .digest()
  return lockUntilEnd(req, 'fileNames', hash.readInt32BE(0), waitMs)
}

const chooseName = async (
  req: PayloadRequest,
  files: FileStore,
  collection: UploadCollection,
  wanted: string,
): Promise<string> => {
  const { docs } = await req.payload.find({
    collection,
    where: { filename: { contains: commonName(wanted) } },
    select: { filename: true },
    trash: true,
    depth: 0,
    pagination: false,
    req,
  })
  const others = docs.flatMap(({ filename }) => filename ?? [])
  const hasSizes = Boolean(req.payload.collections[collection].config.upload.imageSizes?.length)
  let name = wanted
  while (!isFreeName(name, others, hasSizes) || (await files.exists(`${folderOf[collection]}/${name}`)))
    name = nextName(name)
  return name
}

/** The name of a file that Payload fetches by itself: of the document that is copied, or from another address. */
const nameOfSource = async (
  req: PayloadRequest,
  collection: UploadCollection,
  { data, duplicateFromID }: { data?: { filename?: unknown }; duplicateFromID?: number },
): Promise<unknown> => {
  if (duplicateFromID === undefined) return data?.filename
  const source = { collection, id: duplicateFromID, depth: 0, disableErrors: true, req } as const
  return (await req.payload.findByID(source))?.filename
}

/** Gives a new file a name that no other file has. A picture that is replaced keeps its own. */
export const reserveName =
  (files: FileStore, collection: UploadCollection): CollectionBeforeOperationHook =>
  async ({ args, operation, req }) => {
    if (operation !== 'create' && operation !== 'update') return
    const { file } = req
    const { overwriteExistingFiles } = args as { overwriteExistingFiles?: boolean }
    if (!file || overwriteExistingFiles) {
      const name = file ? file.name : await nameOfSource(req, collection, args as never)
      if (typeof name === 'string' && name) await lockName(req, collection, name)
      return
    }
    const wanted = cleanName(file.name)
    await lockName(req, collection, wanted)
    req.file = { ...file, name: await chooseName(req, files, collection, wanted) }
  }

/** Those of `names` that a document uses as its file or as one of its sizes. */
export const namedFiles = async (
  payload: Payload,
  collection: UploadCollection,
  names: string[],
  { req, except }: { req?: PayloadRequest; except?: number | undefined } = {},
): Promise<string[]> => {
  const sizes = payload.collections[collection].config.upload.imageSizes ?? []
  const fields = ['filename', ...sizes.map((size) => `sizes.${size.name}.filename`)]
  const { docs } = await payload.find({
    collection,
    where: {
      and: [
        { or: fields.map((field) => ({ [field]: { in: names } })) },
        ...(except === undefined ? [] : [{ id: { not_equals: except } }]),
      ],
    },
    trash: true,
    depth: 0,
    pagination: false,
    ...(req ? { req } : {}),
  })
  const named = docs.flatMap(fileNames)
  return names.filter((name) => named.includes(name))
}

export const allNamedFiles = async (payload: Payload): Promise<Set<string>> => {
  const found = new Set<string>()
  for (const collection of uploadCollections) {
    const sizes = payload.collections[collection].config.upload.imageSizes ?? []
    const select = {
      filename: true,
      ...(sizes.length
        ? { sizes: Object.fromEntries(sizes.map(({ name }) => [name, { filename: true }])) }
        : {}),
    }
    const { docs } = await payload.find({
      collection,
      select,
      trash: true,
      depth: 0,
      pagination: false,
    } as const)
    for (const name of docs.flatMap(fileNames)) found.add(`${folderOf[collection]}/${name}`)
  }
  for (const file of await privatePaths(payload)) found.add(file)
  return found
}

/** Payload writes the files in parallel; if one fails, the others may still be being written. */
const removeFiles = async (files: FileStore, paths: string[]): Promise<void> => {
  await files.remove(paths)
  if (files.kind === 's3') return
  await setTimeout(50)
  if (paths.some((file) => existsSync(files.locate(file)))) await removeFiles(files, paths)
}

/** Nobody waits for the removal of files, and it is not repeated before the next start. */
const cleanUpWaitMs = 2 * 60_000

/**
 * Removes the files of an upload or of a deleted document, except those that another document has got meanwhile. `except` is the
 * document whose old files are put back afterwards.
 */
export const removeUnnamed = (
  payload: Payload,
  files: FileStore,
  collection: UploadCollection,
  names: string[],
  except?: number,
): Promise<void> =>
  inTransaction(payload, async (req) => {
    const [original] = names
    if (!original) return
    await lockName(req, collection, original, cleanUpWaitMs)
    const named = await namedFiles(payload, collection, names, { req, except })
    const unnamed = names.filter((name) => !named.includes(name))
    await removeFiles(
      files,
      unnamed.map((name) => `${folderOf[collection]}/${name}`),
    )
  })
