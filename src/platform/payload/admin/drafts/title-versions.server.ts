import { getTranslation } from '@payloadcms/translations'
import type { ClientBlock, ClientField, DocumentViewServerProps } from 'payload'
import { panelLocale } from '../../../../shared/locale'
import { siteIn } from '../../../feature'
import { payloadPanelMessages } from '../../messages/panel/messages'
import { type NamedChange, type Naming, nameChanges } from '../../versions/name-changes'
import type { Doc } from '../conflicts/merge'

export interface StoredVersion {
  id: number | string
  updatedAt: string
  autosave?: boolean | null
  version: Doc & { _status?: string | null; changedBy?: string | null }
}

type InitPageResult = DocumentViewServerProps['initPageResult']

/** How many changes of a version are named; the others are counted. */
const maxNames = 3

/** What a published version is compared with is what visitors saw before; a draft, the version before. The newest comes first. */
const findBefore = (docs: StoredVersion[], index: number): StoredVersion | undefined => {
  const older = docs.slice(index + 1)
  const isPublished = ({ version }: StoredVersion) => version._status === 'published'
  const published = docs[index] && isPublished(docs[index]) ? older.find(isPublished) : undefined
  return published ?? older[0]
}

/** Names what is inside a field by what its feature notes in the log, such as “Prices › General English”. */
const describeInside = async (
  changes: NamedChange[],
  docs: { before: Doc; after: Doc },
  { collectionConfig, req }: InitPageResult,
): Promise<NamedChange[]> => {
  const { features } = siteIn(req.payload.config)
  const { describe = {} } =
    features.flatMap(({ audited }) => audited?.[collectionConfig?.slug ?? ''] ?? [])[0] ?? {}
  const described = changes.map(async (change) => {
    const inside = (await describe[change.field]?.(req, docs)) ?? []
    const names = new Set(inside.flatMap(({ cell }) => cell?.name ?? []))
    return names.size ? [...names].map((name) => ({ ...change, name: `${change.name} › ${name}` })) : [change]
  })
  return (await Promise.all(described)).flat()
}

/** Says what each version changed, in the language of the reader. `docs` begins with the newest, and was read in all languages. */
export const titleVersions = (docs: StoredVersion[], page: InitPageResult): Promise<string[]> => {
  const { collectionConfig, globalConfig, req } = page
  const texts = payloadPanelMessages(panelLocale(req.i18n.language))
  const kept = collectionConfig ? collectionConfig.versions?.maxPerDoc : globalConfig?.versions?.max
  const naming: Naming = {
    // What is read of both is the same in the configurations of the server and of the browser.
    fields: ((collectionConfig ?? globalConfig)?.fields ?? []) as unknown as ClientField[],
    blocks: req.payload.blocks as unknown as Record<string, ClientBlock>,
    label: (label) => getTranslation(label as string, req.i18n),
  }
  const titleOf = async (current: StoredVersion, index: number): Promise<string> => {
    const before = findBefore(docs, index)
    // Older ones may have been deleted.
    if (!before) return kept && docs.length >= kept ? '' : texts('version.first')
    const versions = { before: before.version, after: current.version }
    const changes = await describeInside(nameChanges(versions.before, versions.after, naming), versions, page)
    if (changes.length === 0) return texts('version.same')
    const names = changes
      .slice(0, maxNames)
      .map(({ kind, name }) => (kind === 'changed' ? name : texts(`version.${kind}`, { name })))
      .join('; ')
    const more = changes.length - maxNames
    return more > 0 ? texts('version.more', { names, count: more }) : names
  }
  return Promise.all(docs.map(titleOf))
}
