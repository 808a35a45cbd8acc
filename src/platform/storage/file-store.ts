import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { Payload } from 'payload'
import type { S3Settings } from '../../config/env'

// Where the files of uploads are: a folder of this machine or a bucket. Everything that reads or writes such a file does it here;
// see docs/decisions/0050-s3.md.

/**
 * Folders of the storage: pictures, downloads, map files, files of visitors for staff only (`private-files.ts`), and records of changes
 * that are under way. Only the first two are public. Uploads choose their names, so the records are in a folder of their own.
 */
export const fileFolders = ['media', 'files', 'extracts', 'private', 'changes'] as const

export type FileFolder = (typeof fileFolders)[number]

export interface StoredFile {
  /** For example `media/harbour.jpg`. */
  path: string
  size: number
  /** Milliseconds since 1970. */
  modifiedAt: number
  /** Tells a file from another one that has replaced it. */
  identity: string
}

/** The files of uploads. A path is a folder and a name, for example `media/harbour.jpg`. */
interface Files {
  /** The bytes of a file; undefined if there is none. */
  read: (path: string) => Promise<Buffer | undefined>
  write: (path: string, bytes: Buffer) => Promise<void>
  exists: (path: string) => Promise<boolean>
  /** Returns false if there is no such file. */
  copy: (from: string, to: string) => Promise<boolean>
  move: (from: string, to: string) => Promise<void>
  /** Removes files; those that do not exist count as removed. */
  remove: (paths: string[]) => Promise<void>
  removeFolder: (folder: string) => Promise<void>
  /** Everything whose path begins with `prefix`, which is in one of the folders. */
  list: (prefix: string) => Promise<StoredFile[]>
  /** The MD5 sum of a file that was listed; services have it. */
  md5: (file: StoredFile) => Promise<string | undefined>
  /** Stores what is given piece by piece, of any size. Nothing is stored if it fails or is aborted. Returns the size. */
  upload: (path: string, pieces: AsyncIterable<Buffer>, signal?: AbortSignal) => Promise<number>
  /** The bytes piece by piece; throws if there is no such file. */
  download: (path: string) => AsyncGenerator<Buffer>
  /** A file of this machine with the same bytes. `version` changes with them. */
  localCopy: (path: string, version: string) => Promise<string>
}

export interface DiskFiles extends Files {
  kind: 'disk'
  dataDir: string
  locate: (path: string) => string
  /** The names of the empty folders in a folder; `list` does not have them. */
  emptyFolders: (folder: string) => Promise<string[]>
}

export interface FileRequest {
  method: 'GET' | 'HEAD'
  range?: string | undefined
  /** The tag of the version of which a range is wanted. */
  ifRange?: string | undefined
  ifNoneMatch?: string | undefined
  signal: AbortSignal
}

/** A file as it is sent to a browser. */
export interface OpenedFile {
  status: 200 | 206 | 304 | 416
  headers: Record<string, string>
  body?: Readable
}

/** The files in a bucket. Each method throws `unavailable` if the bucket cannot be reached. */
export interface S3Files extends Files {
  kind: 's3'
  settings: S3Settings
  dataDir: string
  /** Where a copy on this machine may be. */
  locate: (path: string) => string
  /** Undefined if there is no such file. */
  serve: (path: string, request: FileRequest) => Promise<OpenedFile | undefined>
}

export type FileStore = DiskFiles | S3Files

/** Whether a path stays inside its folder on all systems, unlike `media/../secret` and `media\secret`. */
export const isStoredPath = (file: string): boolean =>
  !file.split('/').some((part) => part === '.' || part === '..') && !/^\/|[\\\0]/.test(file)

/** Returns a path that stays inside its folder; throws for any other. */
export const checkedPath = (file: string): string => {
  if (!isStoredPath(file)) throw new Error(`not a path of a stored file: ${JSON.stringify(file)}`)
  return file
}

/** The store of a running site. */
export const filesOf = ({ config }: Pick<Payload, 'config'>): FileStore => config.custom.files as FileStore

/** For the `custom` part of the configuration, where `filesOf` finds it. */
export const customFiles = (files: FileStore) => ({ files })

/** Not for security: services of S3 tell whether a file arrived whole by this sum. */
export const md5Of = (bytes: Buffer): string => createHash('md5').update(bytes).digest('hex')

/** Requests to a service at a time. */
const atOnce = 8

export const inParallel = async <T>(all: T[], run: (each: T) => Promise<unknown>): Promise<void> => {
  let next = 0
  const work = async () => {
    while (next < all.length) await run(all[next++] as T)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

/** The name of a stored file from its public address. */
export const nameInUrl = (url: string): string =>
  decodeURIComponent(new URL(url, 'http://site').pathname.split('/').at(-1) ?? '')

export const readStored = async (payload: Payload, path: string): Promise<Buffer> => {
  const bytes = await filesOf(payload).read(path)
  if (!bytes) throw new Error(`${path} is missing`)
  return bytes
}
