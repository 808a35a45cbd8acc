import { createReadStream, statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Command, UsageError } from '../../platform/command-line'
import { joinCluster } from '../../platform/database/cluster'
import { isLocale, locales } from '../../shared/locale'
import { countText } from '../../shared/text/count-text'
import { readWxrBytes } from '../../shared/wordpress/read-wxr-bytes'
import { isIncomplete, reportLines } from './report'
import { openTextStore } from './text-store.server'
import { importWordPress } from './wordpress-import.server'

const usage = `npm run import:wordpress -- export.xml [options]

  --dry-run                 say what would happen, and change nothing
  --uploads <folder>        a copy of wp-content/uploads; files that are not there are fetched
  --no-fetch                fetch nothing from the old site
  --allow-private-networks  fetch also from addresses inside this network
  --language <code>         the language of the texts: ${locales.join(', ')}`

const maxBytes = 1024 * 1024 * 1024

const readArguments = (args: string[]) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      uploads: { type: 'string' },
      'no-fetch': { type: 'boolean', default: false },
      'allow-private-networks': { type: 'boolean', default: false },
      language: { type: 'string' },
    },
  })
  const [file, ...more] = positionals
  const { language, uploads } = values
  if (!file || more.length) throw new UsageError('Name one file.')
  const found = statSync(file, { throwIfNoEntry: false })
  if (!found?.isFile()) throw new UsageError(`There is no file ${file}.`)
  if (found.size > maxBytes) throw new UsageError(`${file} is larger than 1 GB. Export it in several parts.`)
  if (uploads && !statSync(uploads, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(`There is no folder ${uploads}.`)
  if (language !== undefined && !isLocale(language))
    throw new UsageError(`“${language}” is not a language of the site.`)
  return {
    file,
    options: {
      language: language !== undefined && isLocale(language) ? language : undefined,
      isDryRun: values['dry-run'],
      sources: {
        uploads,
        fetches: !values['no-fetch'],
        allowPrivate: values['allow-private-networks'],
      },
    },
  }
}

/** `npm run import:wordpress` imports a WordPress export into the site of this folder. It ends with 2 if something is missing. */
export const command: Command = {
  usage,
  run: async (args, { withPayload, refuseOutdated }) => {
    const { file, options } = readArguments(args)
    const texts = openTextStore()
    try {
      const wxr = await readWxrBytes(createReadStream(file), texts.keep)
      console.log(
        `${file}: ${countText(wxr.items.length, 'entry', 'entries')} of ${wxr.site || 'an unknown site'}`,
      )
      // A dry run only reads, which it may do while the site runs.
      return await withPayload(async (payload, env) => {
        await refuseOutdated(payload, env)
        // Tells running nodes on PostgreSQL which of their pages have changed.
        const leave = await joinCluster(payload)
        const report = await importWordPress(payload, wxr, {
          ...options,
          now: new Date(),
          progress: (line) => console.log(line),
        })
        console.log(reportLines(report).join('\n'))
        await leave()
        return isIncomplete(report) ? 2 : 0
      }, !options.isDryRun)
    } finally {
      texts.close()
    }
  },
}
