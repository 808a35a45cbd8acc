import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

const sources = [
  'src',
  'extensions',
  'scripts',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'next.config.mjs',
]

/** A copy of the sources that a test may edit. It shares the packages but has its own caches. */
export const copySources = () => {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'schoolhouse-dev-')))
  for (const name of sources) cpSync(name, path.join(folder, name), { recursive: true })
  mkdirSync(path.join(folder, 'node_modules'))
  for (const name of readdirSync('node_modules'))
    if (!name.startsWith('.'))
      symlinkSync(path.resolve('node_modules', name), path.join(folder, 'node_modules', name))

  /** Edits a file of the copy and returns a function that restores it. */
  const edit = async (file: string, change: (text: string) => string) => {
    const name = path.join(folder, file)
    const before = readFileSync(name, 'utf8')
    const after = change(before)
    if (after === before) throw new Error(`The edit of ${file} changes nothing.`)
    await writeFile(name, after)
    return () => writeFile(name, before)
  }
  return { folder, edit }
}
