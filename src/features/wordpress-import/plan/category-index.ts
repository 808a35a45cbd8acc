import type { WxrCategory, WxrExport } from '../../../shared/wordpress/read-wxr'
import { plainLine, shortLine } from './lines'
import { oldPath } from './old-addresses'
import type { PlannedCategory } from './plan'
import { slugFrom } from './slugs'

const maxTitle = 60
/** Categories may be below others; more levels than this are a mistake of the file, e.g. a circle. */
const maxLevels = 10

/** The categories of an export: those that posts have here, and others, whose lists would be empty. */
export class CategoryIndex {
  readonly #categories = new Map<string, PlannedCategory>()
  readonly #used = new Set<string>()
  readonly #listed: Map<string, WxrCategory>
  readonly #path: string

  constructor({ categories, site }: WxrExport) {
    // If one is listed twice, the first counts.
    this.#listed = new Map(categories.map((category) => [category.nicename, category] as const).reverse())
    this.#path = oldPath(site)
  }

  use({ key }: PlannedCategory): void {
    this.#used.add(key)
  }

  planned(): PlannedCategory[] {
    return [...this.#categories.values()].filter(({ key }) => this.#used.has(key))
  }

  /** Old addresses of categories that no post has here. */
  emptyAddresses(): string[] {
    return [...this.#categories.values()].flatMap(({ key, redirects }) =>
      this.#used.has(key) ? [] : redirects,
    )
  }

  /** The nicenames of the categories above one, the topmost first. */
  #above(category: WxrCategory | undefined): string[] {
    const parents: string[] = []
    for (let above = category?.parent; above && parents.length < maxLevels; ) {
      parents.unshift(above)
      above = this.#listed.get(above)?.parent
    }
    return parents
  }

  /** The category that a post names; undefined for the one that WordPress gives to posts without any. */
  of(name: string, nicename: string): PlannedCategory | undefined {
    const plain = plainLine(name)
    const slug = slugFrom(nicename, plain)
    if (!slug || slug === 'uncategorized') return undefined
    const key = `category:${slug}`
    const known = this.#categories.get(key)
    if (known) return known
    const listed = this.#listed.get(nicename)
    const planned: PlannedCategory = {
      key,
      slug,
      title: shortLine(plain || slug, maxTitle),
      redirects: [
        `${this.#path}/category/${[...this.#above(listed), nicename || slug].join('/')}`,
        ...(listed?.id ? [`${this.#path}/?cat=${listed.id}`] : []),
      ],
    }
    this.#categories.set(key, planned)
    return planned
  }
}
