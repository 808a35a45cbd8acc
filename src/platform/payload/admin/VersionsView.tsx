import { Gutter, SetDocumentStepNav } from '@payloadcms/ui'
import { notFound } from 'next/navigation'
import type { CollectionSlug, DocumentViewServerProps } from 'payload'
import { type VersionRow, VersionsTable } from './VersionsTable'

interface StoredVersion {
  id: number | string
  updatedAt: string
  autosave?: boolean | null
  version: { _status?: string | null; changedBy?: string | null }
}

/** The label of a version in Payload's own list. `docs` begins with the newest. */
const toRows = (docs: StoredVersion[]): VersionRow[] => {
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
    return { id, updatedAt, isAutosave: Boolean(autosave), changedBy: version.changedBy ?? '', state }
  })
}

/**
 * The versions of a document. Payload's own list does not show who made a version and cannot be extended by a column. All
 * versions fit on one page, because the collections keep 50.
 */
export const VersionsView = async ({
  initPageResult,
  hasPublishedDoc,
  versions,
}: DocumentViewServerProps) => {
  const { collectionConfig, docID, req } = initPageResult
  if (!collectionConfig || docID === undefined) notFound()
  const { docs } = await req.payload.findVersions({
    collection: collectionConfig.slug as CollectionSlug,
    where: { and: [{ parent: { equals: docID } }, { snapshot: { not_equals: true } }] },
    sort: '-updatedAt',
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
    user: req.user,
  })
  const { plural } = collectionConfig.labels
  const table = (
    <VersionsTable
      address={`/admin/collections/${collectionConfig.slug}/${docID}/versions`}
      rows={toRows(docs as StoredVersion[])}
      hasPublished={hasPublishedDoc}
      comparing={Boolean(versions?.useVersionDrawerCreatedAtCell)}
    />
  )
  return (
    <>
      <SetDocumentStepNav
        collectionSlug={collectionConfig.slug}
        id={docID}
        pluralLabel={typeof plural === 'function' ? collectionConfig.slug : plural}
        useAsTitle={collectionConfig.admin.useAsTitle}
        view={req.t('version:versions')}
      />
      <main className="versions">
        {versions?.disableGutter ? table : <Gutter className="versions__wrap">{table}</Gutter>}
      </main>
    </>
  )
}
