import type { Env } from '../../config/env'
import { AppError } from '../../shared/errors'
import { diskFiles } from './disk-files'
import type { FileStore, S3Files } from './file-store'
import { s3Files } from './s3-files'

/** The files of a site: in a bucket if one is set, else in the data folder. */
export const createFiles = ({ dataDir, s3 }: Pick<Env, 'dataDir' | 's3'>): FileStore =>
  s3 ? s3Files(s3, dataDir) : diskFiles(dataDir)

/** A file of a bucket, such as s3://bucket/school/backup.tar. */
export interface BucketFile {
  /** The folder of the bucket that has it. */
  folder: S3Files
  name: string
}

/** The file that an address names; undefined if it is the path of a file of this machine. */
export const bucketFile = (
  { s3Service, dataDir }: Pick<Env, 's3Service' | 'dataDir'>,
  address: string,
): BucketFile | undefined => {
  const [, bucket, path = ''] = /^s3:\/\/([^/]+)\/?(.*)$/.exec(address) ?? []
  if (!bucket) return undefined
  const cut = path.lastIndexOf('/') + 1
  const [prefix, name] = [path.slice(0, cut), path.slice(cut)]
  if (!name) throw new AppError('bad_configuration', `${address} names no file.`)
  return { folder: s3Files({ ...s3Service, bucket, prefix }, dataDir), name }
}
