import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import path from 'node:path'

/**
 * The build of the server; see vite.config.ts. Not `path.resolve`: Next would pack the whole folder with the admin panel, and
 * fail when the other build writes it at that moment.
 */
const built = [process.cwd(), 'dist', 'server'].join(path.sep)

/** Read when an error first names a built file, so that neither the start nor a response pays for them. */
const maps = new Map<string, SourceMap>()

const mapOf = (file: string): SourceMap | undefined => {
  const known = maps.get(file)
  // The comments keep Next from packing every file of the project with the admin panel.
  if (known || !existsSync(/* turbopackIgnore: true */ `${file}.map`)) return known
  const map = new SourceMap(JSON.parse(readFileSync(/* turbopackIgnore: true */ `${file}.map`, 'utf8')))
  maps.set(file, map)
  return map
}

const frame = /^([ \t]+at .*?\(?)(?:file:\/\/)?(\/[^()\n]+\.js):(\d+):(\d+)(\)?)$/gm

/** A stack of the built server with the files and lines of its sources. */
export const withSourceLines = (stack: string, folder = built): string => {
  if (!stack.includes(folder)) return stack
  return stack.replace(
    frame,
    (whole, before: string, file: string, line: string, column: string, after: string) => {
      // A stack may hold what a visitor has sent: nothing else is read.
      if (path.dirname(path.dirname(file)) !== folder && path.dirname(file) !== folder) return whole
      const entry = mapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1)
      if (!entry || !('originalSource' in entry) || !entry.originalSource) return whole
      const source = path.relative(process.cwd(), path.resolve(path.dirname(file), entry.originalSource))
      return `${before}${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}${after}`
    },
  )
}
