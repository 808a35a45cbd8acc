import { existsSync } from 'node:fs'
import path from 'node:path'

/**
 * Larger, real data for tests and measurements. It is not part of the repository: the fixtures in tests/fixtures prove
 * the same promises. Where a file is missing, tests and bench say by name what they skipped.
 */
const folder = '../shared/data'

/** The path of a file of real data, or the reason why what needs it is skipped. */
export const optionalFile = (name) => {
  const file = path.resolve(folder, name)
  return existsSync(file) ? { file } : { missing: `${folder}/${name} is not there` }
}

export const tubespamVideos = [
  'tubespam-Youtube01-Psy.csv',
  'tubespam-Youtube02-KatyPerry.csv',
  'tubespam-Youtube03-LMFAO.csv',
]
