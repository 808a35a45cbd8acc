import path from 'node:path'
import type { File } from '../../../platform/payload/payload-types'
import { type Locale, languageTag } from '../../../shared/locale'
import { documentTag } from '../../../shared/tags'
import { blockText, populated } from '../common/block-texts.server'
import type { ShowBlock } from '../show-block.server'
import { type Download, Downloads } from './Downloads'

const KILO = 1000

/** The size of a file in kB or MB, never 0. */
const sizeText = (bytes: number, locale: Locale): string => {
  const isLarge = bytes >= KILO * KILO
  const value = isLarge ? bytes / KILO / KILO : Math.max(1, Math.round(bytes / KILO))
  return new Intl.NumberFormat(languageTag(locale), {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(value)
}

const fileHref = (filename: string, version: string) =>
  `/files/${encodeURIComponent(filename)}?v=${Date.parse(version).toString(36)}`

const toDownload = (file: File, locale: Locale): Download[] => {
  const { id, filename, filesize, title, description, updatedAt } = file
  if (!filename) return []
  const type = path.extname(filename).slice(1).toUpperCase()
  return [
    {
      id,
      href: fileHref(filename, updatedAt),
      title: title || filename,
      description: description ?? '',
      facts: [type, filesize ? sizeText(filesize, locale) : ''].filter(Boolean).join(', '),
    },
  ]
}

export const showDownloads: ShowBlock<'downloads'> = (block, ctx, originals) => {
  const files = (block.files ?? []).flatMap((value) => {
    const file = populated(value)
    if (file) ctx.tag(documentTag('files', file.id))
    return file ? toDownload(file, ctx.locale) : []
  })
  if (files.length === 0) return undefined
  return { body: <Downloads heading={blockText(block, originals, 'heading')} files={files} /> }
}
