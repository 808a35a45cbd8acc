import type { Payload } from 'payload'
import { documentPath } from '../../platform/payload/link-href'
import { inTransaction } from '../../platform/transaction/transaction'
import type { Locale } from '../../shared/locale'
import type { WxrExport } from '../../shared/wordpress/read-wxr'
import { importWxrComments } from '../comments/services.server'
import type { NewRedirect, PlannedPath } from '../redirects/contract'
import { addRedirects } from '../redirects/services.server'
import { existingFor, nameOfMarked, readSite } from './apply/existing.server'
import { findUpload } from './apply/find-upload.server'
import { type Mark, readMarks, writeMark } from './apply/marks.server'
import { type Storing, storeDocument } from './apply/store-document.server'
import { type FileSources, storeFile } from './apply/store-file.server'
import { fileName } from './html/addresses'
import type { ImportPlan, PlannedFile, StoredIds } from './plan/plan'
import { planImport } from './plan/plan-import'
import type { ImportReport } from './report'

export interface ImportOptions {
  language?: Locale | undefined
  isDryRun: boolean
  sources: FileSources
  now: Date
  progress: (line: string) => void
}

const reasonOf = (error: unknown): string => {
  const { message, data } = error as Error & { data?: { errors?: { path?: string; message?: string }[] } }
  const details = data?.errors?.map(({ path, message: what }) => `${path}: ${what}`) ?? []
  return details.length ? details.join('; ') : message
}

class Import {
  readonly #payload: Payload
  readonly #options: ImportOptions
  readonly #site: string
  readonly #plan: ImportPlan
  readonly #marks: Map<string, Mark>
  readonly #names: Awaited<ReturnType<typeof readSite>>
  readonly report: ImportReport

  constructor(
    payload: Payload,
    options: ImportOptions,
    found: {
      site: string
      plan: ImportPlan
      marks: Map<string, Mark>
      names: Awaited<ReturnType<typeof readSite>>
    },
  ) {
    this.#payload = payload
    this.#options = options
    this.#site = found.site
    this.#plan = found.plan
    this.#marks = found.marks
    this.#names = found.names
    const { leftOut, warnings, language } = found.plan
    this.report = {
      ...{ isDryRun: options.isDryRun, site: found.site, language, leftOut, warnings },
      documents: { posts: new Map(), pages: new Map() },
      files: { stored: 0, known: 0, failed: [] },
      categories: { created: 0, known: 0 },
      redirects: { added: 0, known: 0, refused: [] },
      comments: { added: 0, known: 0, skipped: 0 },
      failed: [],
    }
  }

  /** The id of what was imported, unless it was deleted since. */
  #idOf(key: string): number | undefined {
    const mark = this.#marks.get(key)
    return nameOfMarked(this.#names, mark) === undefined ? undefined : mark?.id
  }

  #ids(): StoredIds {
    return {
      file: (key) => this.#idOf(key),
      document: (key) => this.#idOf(key),
      fileAddress: (key) => {
        const mark = this.#marks.get(key)
        const name = nameOfMarked(this.#names, mark)
        return name && mark ? `/${mark.collection}/${encodeURIComponent(name)}` : undefined
      },
    }
  }

  async #isAvailable({ addresses }: PlannedFile): Promise<boolean> {
    const { uploads, fetches } = this.#options.sources
    return fetches || (uploads !== undefined && (await findUpload(uploads, addresses)) !== undefined)
  }

  async files(): Promise<void> {
    const { files, language } = this.#plan
    const { isDryRun, sources, progress } = this.#options
    const counts = this.report.files
    for (const [index, file] of files.entries()) {
      if (index > 0 && index % 20 === 0) progress(`Files: ${index} of ${files.length}`)
      if (this.#marks.has(file.key)) {
        counts.known++
        continue
      }
      const address = file.addresses[0] ?? ''
      try {
        if (isDryRun) {
          if (!(await this.#isAvailable(file))) throw new Error('not in the folder')
        } else {
          const storing = { payload: this.#payload, site: this.#site, locale: language, sources }
          const { id, filename } = await storeFile(storing, file)
          this.#marks.set(file.key, { collection: file.collection, id })
          this.#names.names[file.collection].set(id, filename)
        }
        counts.stored++
      } catch (error) {
        counts.failed.push({ address, reason: reasonOf(error) })
      }
    }
  }

  async categories(): Promise<void> {
    const { categories, language } = this.#plan
    const bySlug = new Map([...this.#names.names.categories].map(([id, slug]) => [slug, id]))
    for (const { key, slug, title } of categories) {
      if (this.#marks.has(key) || bySlug.has(slug)) {
        const id = bySlug.get(slug)
        if (!this.#marks.has(key) && id) this.#marks.set(key, { collection: 'categories', id })
        this.report.categories.known++
        continue
      }
      this.report.categories.created++
      if (this.#options.isDryRun) continue
      await inTransaction(this.#payload, async (req) => {
        const { id } = await this.#payload.create({
          collection: 'categories',
          locale: language,
          req,
          depth: 0,
          data: { slug, title },
        })
        const mark = { collection: 'categories', id }
        await writeMark(req, this.#site, key, mark)
        this.#marks.set(key, mark)
        this.#names.names.categories.set(id, slug)
      })
    }
  }

  async documents(): Promise<void> {
    const { documents, language } = this.#plan
    const { isDryRun, progress } = this.#options
    const storing: Storing = {
      payload: this.#payload,
      site: this.#site,
      locale: language,
      ids: this.#ids(),
      category: (key) => this.#idOf(key),
      isDryRun,
    }
    const failed = new Set<string>()
    for (const [index, planned] of documents.entries()) {
      if (index > 0 && index % 20 === 0) progress(`Documents: ${index} of ${documents.length}`)
      const counts = this.report.documents[planned.collection]
      try {
        const { outcome, mark } = await storeDocument(storing, planned, this.#marks.get(planned.key))
        counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
        if (!mark) continue
        this.#marks.set(planned.key, mark)
        if (outcome === 'created') this.#names.names[planned.collection].set(mark.id, planned.slug)
      } catch (error) {
        failed.add(planned.key)
        this.report.failed.push({ name: planned.name, reason: reasonOf(error) })
      }
    }
    if (isDryRun) return
    // Links to documents that came later in the file lead to them now.
    for (const planned of documents)
      if (!failed.has(planned.key)) {
        const { mark } = await storeDocument(storing, planned, this.#marks.get(planned.key))
        if (mark) this.#marks.set(planned.key, mark)
      }
  }

  async redirects(): Promise<void> {
    const { documents, categories, files, redirects } = this.#plan
    const { isDryRun } = this.#options
    const ids = this.#ids()
    // In a dry run documents that would be created have negative ids.
    const created = new Map(
      isDryRun
        ? documents.flatMap(({ key }, index) => (this.#marks.has(key) ? [] : [[key, -1 - index] as const]))
        : [],
    )
    const unavailable = new Set(this.report.files.failed.map(({ address }) => address))
    const wanted: NewRedirect[] = [
      ...documents.flatMap((planned) => {
        const value = created.get(planned.key) ?? ids.document(planned.key)
        if (value === undefined) return []
        return planned.redirects.map((from) => ({ from, to: { relationTo: planned.collection, value } }))
      }),
      ...categories.flatMap(({ key, slug, redirects: old }) => {
        const now = nameOfMarked(this.#names, this.#marks.get(key)) ?? slug
        return old.map((from) => ({ from, to: `/news/category/${now}` }))
      }),
      ...redirects,
      ...files.flatMap(({ key, redirect, collection, addresses: [address = ''] }) => {
        const isNew = isDryRun && !this.#marks.has(key) && !unavailable.has(address)
        const to = isNew ? `/${collection}/${fileName(address)}` : ids.fileAddress(key)
        return redirect && to ? [{ from: redirect, to }] : []
      }),
    ]
    const planned: PlannedPath[] = documents.flatMap(({ key, collection, slug, status }) => {
      const id = created.get(key)
      const path = documentPath(collection, { id: id ?? 0, slug, _status: status })
      return id !== undefined && path ? [{ relationTo: collection, value: id, path }] : []
    })
    this.report.redirects = await inTransaction(this.#payload, (req) =>
      addRedirects(req, wanted, isDryRun ? { documents: planned } : undefined),
    )
  }

  async comments(): Promise<void> {
    const counts = this.report.comments
    const { isDryRun } = this.#options
    for (const planned of this.#plan.documents) {
      const { key, collection, name, commentCount } = planned
      const id = this.#idOf(key)
      const isPlanned = isDryRun && !this.#marks.has(key)
      if (!commentCount || (id === undefined && !isPlanned)) continue
      const { added, known, skipped, problems } = await inTransaction(this.#payload, (req) =>
        importWxrComments(
          req,
          { type: collection, id: id ?? 0 },
          planned.comments,
          this.#plan.language,
          isDryRun,
        ),
      )
      counts.added += added
      counts.known += known
      counts.skipped += skipped
      for (const what of problems) this.report.failed.push({ name: `Comments of ${name}`, reason: what })
    }
  }
}

/** Imports an export, or says what would happen. A second import of the same file changes nothing. */
export const importWordPress = async (
  payload: Payload,
  wxr: WxrExport,
  options: ImportOptions,
): Promise<ImportReport> => {
  const marks = await readMarks(payload, wxr.site)
  const names = await readSite(payload)
  const plan = planImport(wxr, existingFor(names, marks), options)
  const running = new Import(payload, options, { site: wxr.site, plan, marks, names })
  await running.files()
  await running.categories()
  await running.documents()
  await running.redirects()
  await running.comments()
  return running.report
}
