import { setTimeout as wait } from 'node:timers/promises'
import type { Payload, Where } from 'payload'
import { documentPath, type Linked } from '../../../platform/payload/link-href'
import {
  allLanguages,
  hiddenDocuments,
  readLanguages,
  type SiteLanguages,
  type Texts,
} from '../../../shared/language/site-languages'
import { documentTag, settingsTag } from '../../../shared/tags'

/** The collections whose documents have a page in each language, and the text without which one is not translated. */
const titles = {
  pages: 'title',
  posts: 'title',
  schools: 'summary',
  courses: 'title',
  accommodation: 'title',
} as const

type Collection = keyof typeof titles

const collections = Object.keys(titles) as Collection[]

/** Accommodation has no drafts. It and courses are public only if their school is. */
const isPublic = (collection: Collection): Where => ({
  ...(collection !== 'accommodation' && { _status: { equals: 'published' } }),
  ...((collection === 'courses' || collection === 'accommodation') && {
    'school._status': { equals: 'published' },
  }),
})

interface Titled extends Linked {
  title?: Texts
  summary?: Texts
  category?: { slug?: string | null } | number | null
}

const readTitled = async (payload: Payload, collection: Collection) => {
  const { docs } = await payload.find({
    collection,
    where: isPublic(collection),
    select: { slug: true, [titles[collection]]: true, school: true, category: true },
    populate: { schools: { slug: true, _status: true }, categories: { slug: true } },
    locale: 'all',
    depth: 1,
    pagination: false,
  })
  return (docs as Titled[]).flatMap((doc) => {
    const path = documentPath(collection, doc)
    return path
      ? [{ id: documentTag(collection, doc.id), path, title: doc[titles[collection]] as Texts, doc }]
      : []
  })
}

const listsOf = ({ category, school }: Titled): string[] => [
  '/news',
  ...(typeof category === 'object' && category?.slug ? [`/news/category/${category.slug}`] : []),
  ...(typeof school === 'object' && school?.slug ? [`/news/school/${school.slug}`] : []),
]

/** A list is translated into the languages of its posts. */
const newsLists = (posts: Awaited<ReturnType<typeof readTitled>>) => {
  const lists = new Map<string, Texts>()
  for (const { doc, title } of posts)
    for (const path of listsOf(doc)) lists.set(path, { ...title, ...lists.get(path) })
  return [...lists].map(([path, title]) => ({ id: path, path, title }))
}

const readAll = async (payload: Payload): Promise<SiteLanguages> => {
  const settings = await payload.findGlobal({
    slug: 'site-settings',
    select: { publicLanguages: true, defaultLanguage: true, untranslated: true },
    depth: 0,
  })
  const languages = readLanguages(settings)
  if (settings.untranslated !== 'hide') return languages
  const found = await Promise.all(
    collections.map(async (collection) => {
      const documents = await readTitled(payload, collection)
      return collection === 'posts' ? [...documents, ...newsLists(documents)] : documents
    }),
  )
  return { ...languages, hidden: hiddenDocuments(languages, found.flat()) }
}

const serialise = ({ shown, main, hidden }: SiteLanguages): string =>
  JSON.stringify([shown, main, [...hidden].map(([locale, { paths }]) => [locale, ...paths])])

/** Nobody waits longer for a change of the languages than for a change of a page. */
const maxWaitMs = 900

/** A failed read is not repeated before. */
const retryMs = 5000

/** The languages of the site, kept in memory until the settings, or the documents that they hide, change. */
export class Languages {
  readonly #payload: Payload
  readonly #onChange: (languages: SiteLanguages) => void
  #last = allLanguages
  #hides = false
  #isCurrent = false
  /** Whether something has changed since the running read began. */
  #isOvertaken = false
  #loading: Promise<void> | undefined
  #failedAt = 0

  /** `onChange`: called when pages that are in memory are no longer right. */
  constructor(payload: Payload, onChange: (languages: SiteLanguages) => void = () => {}) {
    this.#payload = payload
    this.#onChange = onChange
  }

  /** As far as they are known. */
  get last(): SiteLanguages {
    return this.#last
  }

  /** Synchronous unless a change has to be read first. */
  current(): SiteLanguages | Promise<SiteLanguages> {
    if (this.#isCurrent || Date.now() - this.#failedAt < retryMs) return this.#last
    const stop = new AbortController()
    const late = wait(maxWaitMs, undefined, { signal: stop.signal }).catch(() => {})
    return Promise.race([this.#load(), late])
      .finally(() => stop.abort())
      .then(() => this.#last)
  }

  #load(): Promise<void> {
    this.#loading ??= this.#read().finally(() => {
      this.#loading = undefined
    })
    return this.#loading
  }

  /** Reads until nothing has changed meanwhile. */
  async #read(): Promise<void> {
    do {
      this.#isOvertaken = false
      try {
        const read = await readAll(this.#payload)
        const isNew = serialise(read) !== serialise(this.#last)
        this.#last = read
        this.#hides = read.hidden.size > 0
        this.#isCurrent = !this.#isOvertaken
        if (isNew) this.#onChange(read)
      } catch (err) {
        // The languages from before the change are better than none.
        this.#failedAt = Date.now()
        this.#payload.logger.warn({ err, msg: 'languages could not be read' })
        return
      }
    } while (!this.#isCurrent)
  }

  invalidate(tags: readonly string[]): void {
    const concerns = (tag: string) =>
      tag === settingsTag ||
      ((this.#hides || this.#loading !== undefined) &&
        collections.some((collection) => tag.startsWith(`${collection}:`)))
    if (tags.some(concerns)) this.invalidateAll()
  }

  invalidateAll(): void {
    this.#isCurrent = false
    this.#isOvertaken = true
    this.#failedAt = 0
    void this.#load()
  }
}
