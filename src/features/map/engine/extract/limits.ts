import { AppError } from '../../../../shared/errors'

/** A town is a few megabytes; what unpacks to more than this is a country, or a trap. */
const largestBytes = 400_000_000

/** Counts what has been unpacked, and stops when it is too much. */
export const unpackedBytes = () => {
  let total = 0
  return (bytes: number): void => {
    total += bytes
    if (total > largestBytes)
      throw new AppError(
        'too_large',
        'This map file covers too much. Please cut out the town and its surroundings.',
        { field: 'extract' },
      )
  }
}
