import type { BlocksField, CollectionConfig, Field, GlobalConfig } from 'payload'
import { blockSlugsOf, type Feature } from '../../platform/feature'
import { publishedByEditors } from '../../platform/payload/access'
import { someField, withControls, withGlobalControls } from '../../platform/payload/extend-config'
import { changedByField, draftVersions, draftViews } from '../../platform/payload/fields/versions'
import { refuseDeletionOfPlaced } from '../../platform/payload/references/refuse-deletion'
import { sharedContent } from '../../platform/payload/school-scope'
import { withTrash } from '../../platform/payload/trash'
import { withTagInvalidation } from '../../platform/transaction/invalidate-tags'
import { contentBlocks } from './cms-blocks'
import { completeBlock } from './cms-common'
import { copyingEndpoints } from './copying/cms-copying'
import { MAX_BLOCKS } from './copying/copied-block'
import { blocksLabels } from './labels/labels'
import { reusableTags } from './tags'

const blocksField = (slugs: string[]): BlocksField => ({
  name: 'blocks',
  type: 'blocks',
  blocks: [],
  // The blocks are declared once for all fields: the panel's configuration would hold every block once per collection.
  blockReferences: slugs as BlocksField['blockReferences'],
  maxRows: MAX_BLOCKS,
  admin: {
    initCollapsed: true,
    components: {
      afterInput: [
        '/platform/payload/admin/forms/OpenAddedRow#OpenAddedRow',
        '/features/blocks/admin/PasteBlock#PasteBlock',
        { path: '/features/blocks/admin/FindBlock#FindBlock', clientProps: { offered: slugs } },
      ],
    },
  },
})

/** Blocks that several pages show. They contain no reusable content themselves. */
const reusableContent = (slugs: string[]): CollectionConfig => ({
  slug: 'reusable-content',
  custom: sharedContent(),
  admin: {
    useAsTitle: 'title',
    group: 'website',
    defaultColumns: ['title', '_status', 'updatedAt'],
    components: { views: draftViews },
  },
  access: publishedByEditors,
  versions: draftVersions,
  endpoints: copyingEndpoints,
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 120 },
    blocksField(slugs.filter((slug) => slug !== 'reusable')),
    {
      name: 'usedIn',
      type: 'ui',
      admin: { position: 'sidebar', components: { Field: '/features/blocks/admin/UsedIn#UsedIn' } },
    },
    changedByField,
  ],
})

const openBlock = '/features/blocks/admin/OpenBlock#OpenBlock'

/** Whether a form has a list of blocks, and so is what a click on a block in the preview opens. */
const hasBlocks = (fields: readonly Field[]): boolean =>
  someField(fields, (field) => 'name' in field && field.name === 'blocks')

/** Lets a click on a block in the live preview open its form. */
const openFromPreview = (collection: CollectionConfig): CollectionConfig =>
  hasBlocks(collection.fields) ? withControls(collection, [openBlock]) : collection

const openGlobalFromPreview = (global: GlobalConfig): GlobalConfig =>
  hasBlocks(global.fields) ? withGlobalControls(global, [openBlock]) : global

export const blocks: Feature = {
  name: 'blocks',
  labels: blocksLabels,
  collections: (site) => [
    withTagInvalidation(
      withTrash(reusableContent(blockSlugsOf(site)), {
        refuse: [refuseDeletionOfPlaced('reusable-content')],
      }),
      reusableTags,
    ),
  ],
  blocks: contentBlocks,
  blocksField,
  adaptBlock: completeBlock,
  adaptCollection: (collection, { features }) =>
    features.some(({ previews }) => previews?.collections?.includes(collection.slug))
      ? openFromPreview(collection)
      : collection,
  adaptGlobal: openGlobalFromPreview,
}
