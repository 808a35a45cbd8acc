import type { Env } from '../../config/env'
import { diskFiles } from './disk-files'
import type { FileStore } from './file-store'
import { s3Files } from './s3-files'

/** The files of a site: in a bucket if one is set, else in the data folder. */
export const createFiles = ({ dataDir, s3 }: Pick<Env, 'dataDir' | 's3'>): FileStore =>
  s3 ? s3Files(s3, dataDir) : diskFiles(dataDir)
