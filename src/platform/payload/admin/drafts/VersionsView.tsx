import { getTranslation } from '@payloadcms/translations'
import { Gutter, SetDocumentStepNav } from '@payloadcms/ui'
import { notFound } from 'next/navigation'
import {
  type CollectionSlug,
  type DocumentViewServerProps,
  type GlobalSlug,
  isolateObjectProperty,
} from 'payload'
import { type StoredVersion, titleVersions } from './title-versions.server'
import { type VersionRow, VersionsTable } from './VersionsTable'

type InitPageResult = DocumentViewServerProps['initPageResult']

/** The label of a version in Payload's own list. `docs` begins with the newest. */
const toRows = (docs: StoredVersion[], titles: string[]): VersionRow[] => {
  const newestPublished = docs.findIndex(({ version }) => version._status === 'published')
  return docs.map(({ id, updatedAt, autosave, version }, index) => {
    const isNewest = index === 0
    const state =
      version._status === 'published'
        ? index === newestPublished
          ? 'currentlyPublished'
          : 'previouslyPublished'
        : isNewest
          ? 'currentDraft'
          : 'draft'
    return {
      id,
      updatedAt,
      title: titles[index] ?? '',
      isAutosave: Boolean(autosave),
      changedBy: version.changedBy ?? '',
      state,
    }
  })
}

/** The versions of a collection's document or of a global, newest first, and where they are in the panel. */
const readVersions = async ({ collectionConfig, globalConfig, docID, req }: InitPageResult) => {
  const shared = {
    sort: '-updatedAt',
    pagination: false,
    depth: 0,
    // All languages: a version may have changed any of them.
    locale: 'all',
    fallbackLocale: false,
    overrideAccess: false,
    // Reading would leave its languages in the request.
    req: isolateObjectProperty(req, ['locale', 'fallbackLocale']),
    user: req.user,
  } as const
  const isOwn = { snapshot: { not_equals: true } }
  if (globalConfig) {
    const slug = globalConfig.slug as GlobalSlug
    const { docs } = await req.payload.findGlobalVersions({ slug, where: isOwn, ...shared })
    return { docs: docs as unknown as StoredVersion[], address: `/admin/globals/${slug}/versions` }
  }
  if (!collectionConfig || docID === undefined) notFound()
  const collection = collectionConfig.slug as CollectionSlug
  const where = { and: [{ parent: { equals: docID } }, isOwn] }
  const { docs } = await req.payload.findVersions({ collection, where, ...shared })
  return {
    docs: docs as unknown as StoredVersion[],
    address: `/admin/collections/${collection}/${docID}/versions`,
  }
}

/** The names that the way to this screen shows. */
const stepsOf = ({ collectionConfig, globalConfig, docID, req }: InitPageResult) => {
  if (globalConfig)
    return { globalSlug: globalConfig.slug, globalLabel: getTranslation(globalConfig.label, req.i18n) }
  const plural = collectionConfig?.labels.plural
  return {
    collectionSlug: collectionConfig?.slug,
    id: docID,
    pluralLabel: plural && getTranslation(plural, req.i18n),
    useAsTitle: collectionConfig?.admin.useAsTitle,
  }
}

/**
 * The versions of a document. Payload's own list does not show who made a version or what it changed, and cannot be extended by a column. All
 * versions fit on one page, because 50 are kept.
 */
export const VersionsView = async ({
  initPageResult,
  hasPublishedDoc,
  versions,
}: DocumentViewServerProps) => {
  const { docs, address } = await readVersions(initPageResult)
  const titles = await titleVersions(docs, initPageResult)
  const table = (
    <VersionsTable
      address={address}
      rows={toRows(docs, titles)}
      hasPublished={hasPublishedDoc}
      comparing={Boolean(versions?.useVersionDrawerCreatedAtCell)}
    />
  )
  return (
    <>
      <SetDocumentStepNav {...stepsOf(initPageResult)} view={initPageResult.req.t('version:versions')} />
      <main className="versions">
        {versions?.disableGutter ? table : <Gutter className="versions__wrap">{table}</Gutter>}
      </main>
    </>
  )
}
