import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { badBackup } from './archive'

const compress = promisify(gzip)
const decompress = promisify(gunzip)

/** Parts are far smaller; one of a manipulated archive must not fill the memory. */
const maxPartBytes = 512 * 1024 * 1024

/** A part of the database as it is in the archive. */
export const packPart = (part: Buffer | string): Promise<Buffer> => compress(part)

export const unpackPart = async (part: Buffer): Promise<Buffer> => {
  try {
    return await decompress(part, { maxOutputLength: maxPartBytes })
  } catch (cause) {
    throw badBackup('The backup is damaged: a part of the database cannot be unpacked.', cause)
  }
}
