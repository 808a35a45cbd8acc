import { parseUrl } from '../../../shared/address/parse-url'
import type { WxrExport, WxrItem } from '../../../shared/wordpress/read-wxr'
import { fileKey, fileName, pictureAddresses, safeAddress } from '../html/addresses'
import type { NamedPicture } from '../html/conversion'
import { plainLine, shortLine } from './lines'
import { oldPath } from './old-addresses'
import type { PlannedFile } from './plan'

/** Kinds of files that can be stored, by the end of their names. Formats that are no pictures of the web are converted. */
const pictureEnd = /\.(jpe?g|png|gif|webp|avif|tiff?)$/i
const fileEnd = /\.(pdf|docx|xlsx|odt|ods|ics|csv|txt)$/i

const maxAlt = 250
const maxTitle = 160
const maxCaption = 500

/** `harbour_at-night-2.jpg` is “harbour at night 2”. */
const wordsOf = (address: string): string =>
  fileName(address)
    .replace(/\.\w+$/, '')
    .replace(/[-_+]+/g, ' ')
    .trim()

const hostOf = (address: string): string => (parseUrl(address)?.host ?? '').replace(/^www\./, '')

/** The pictures and files of an export: those in its list, and those that its texts show. */
export class FileIndex {
  /** The names of files that cannot be stored, by kind. */
  readonly leftOut = new Map<string, string[]>()
  readonly #files = new Map<string, PlannedFile>()
  readonly #byAttachment = new Map<number, PlannedFile>()
  /** Pictures whose caption is that of a text, which comes before that of the list. */
  readonly #captioned = new Set<string>()
  readonly #attachments: WxrItem[]
  readonly #site: string

  constructor({ items, site }: WxrExport) {
    this.#site = hostOf(site)
    this.#attachments = items.filter(({ type }) => type === 'attachment')
    for (const item of this.#attachments) this.#addAttachment(item, site)
  }

  #addAttachment(item: WxrItem, site: string): void {
    const address = safeAddress(item.attachmentUrl || item.link, site)
    if (item.status === 'trash') return
    const isPicture = address && pictureEnd.test(new URL(address).pathname)
    if (!address || (!isPicture && !fileEnd.test(new URL(address).pathname))) {
      const end = /\.\w{1,5}$/.exec(fileName(address ?? ''))?.[0]?.toLowerCase() ?? 'an unknown kind'
      const what = `files of ${end}, which this site does not store (links still lead to the old address)`
      this.leftOut.set(what, [...(this.leftOut.get(what) ?? []), fileName(address ?? '') || item.title])
      return
    }
    const caption = plainLine(item.excerpt)
    const alt = item.meta.get('_wp_attachment_image_alt') || caption
    const file = this.#add({
      collection: isPicture ? 'media' : 'files',
      addresses: [address],
      title: (isPicture && alt) || item.title || wordsOf(address),
      ...(isPicture && caption ? { caption: shortLine(caption, maxCaption) } : {}),
      ...(this.isOfSite(address) ? { redirect: oldPath(address) } : {}),
    })
    this.#byAttachment.set(item.id, file)
  }

  #add(file: Omit<PlannedFile, 'key'>): PlannedFile {
    const key = `file:${fileKey(file.addresses[0] ?? '')}`
    const known = this.#files.get(key)
    if (known) return known
    const title = plainLine(file.title) || wordsOf(file.addresses[0] ?? '')
    const planned = { ...file, key, title: title.slice(0, file.collection === 'media' ? maxAlt : maxTitle) }
    this.#files.set(key, planned)
    return planned
  }

  /** The key of a picture that a text shows. */
  picture({ src, alt, caption }: NamedPicture): string {
    const addresses = pictureAddresses(src)
    for (const address of addresses) {
      const known = this.#files.get(`file:${fileKey(address)}`)
      if (known) return known.key
    }
    return this.#add({ collection: 'media', addresses, title: alt || caption || wordsOf(src) }).key
  }

  /** Notes what a text writes below a picture. False if another text writes something else, or if it is too long. */
  takeCaption(key: string, caption: string): boolean {
    const file = this.#files.get(key)
    if (!file) return false
    const shown = shortLine(caption, maxCaption)
    if (this.#captioned.has(key)) return file.caption === caption
    this.#captioned.add(key)
    this.#files.set(key, { ...file, caption: shown })
    return shown === caption
  }

  /** The file at an address, also if the address is that of a smaller copy. */
  at(address: string): PlannedFile | undefined {
    if (!/^https?:/.test(address)) return undefined
    for (const one of pictureAddresses(address)) {
      const known = this.#files.get(`file:${fileKey(one)}`)
      if (known) return known
    }
    return undefined
  }

  ofAttachment(id: number): PlannedFile | undefined {
    return this.#byAttachment.get(id)
  }

  /** The pictures of a gallery: those with these numbers, or all that were uploaded to a document. */
  galleryPictures({ id }: WxrItem, wanted: number[] | undefined): NamedPicture[] {
    const ids = wanted ?? this.#attachments.filter(({ parent }) => parent === id).map((item) => item.id)
    return ids.flatMap((number) => {
      const file = this.#byAttachment.get(number)
      const src = file?.addresses[0]
      if (!src || file.collection !== 'media') return []
      return [{ src, alt: file.title, ...(file.caption ? { caption: file.caption } : {}) }]
    })
  }

  isOfSite(address: string): boolean {
    return !/^https?:/.test(address) || hostOf(address) === this.#site
  }

  planned(): PlannedFile[] {
    return [...this.#files.values()]
  }
}
