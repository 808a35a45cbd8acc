import type { Env } from '../../config/env'
import { diskFiles } from './disk-files'
import type { FileStore } from './file-store'

/** The files of a site. */
export const createFiles = ({ dataDir }: Pick<Env, 'dataDir'>): FileStore => diskFiles(dataDir)
