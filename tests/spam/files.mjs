import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Lies beside the repository, in any of the folders above a working copy. */
const folders = ['../shared/data', '../../shared/data']

const files = [
  'tubespam-Youtube01-Psy.csv',
  'tubespam-Youtube02-KatyPerry.csv',
  'tubespam-Youtube03-LMFAO.csv',
]

/** The three videos by name; undefined where they are not there. */
export const tubespamFiles = () => {
  const folder = folders.find((each) => files.every((file) => existsSync(path.join(each, file))))
  return folder === undefined
    ? undefined
    : files.map((file) => ({
        name: file.replace(/^tubespam-Youtube\d+-|\.csv$/g, ''),
        text: readFileSync(path.join(folder, file), 'utf8'),
      }))
}
