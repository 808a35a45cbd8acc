import type { Block, BlocksField, CollectionConfig, Field, GlobalConfig } from 'payload'
import { publishedByEditors } from '../../platform/payload/access'
import { changedByField, draftVersions, draftViews } from '../../platform/payload/fields/versions'
import { refuseDeletionOfPlaced } from '../../platform/payload/references/refuse-deletion'
import { withTrash } from '../../platform/payload/trash'
import { withTagInvalidation } from '../../platform/transaction/invalidate-tags'
import { accordionBlock } from './accordion/cms'
import { callToActionBlock } from './call-to-action/cms'
import { cardsBlock } from './cards/cms'
import { columnsBlock } from './columns/cms'
import { copyingEndpoints } from './copying/cms-copying'
import { MAX_BLOCKS } from './copying/copied-block'
import { downloadsBlock } from './downloads/cms'
import { formBlock } from './form/cms'
import { galleryBlock } from './gallery/cms'
import { heroBlock } from './hero/cms'
import { latestNewsBlock } from './latest-news/cms'
import { pictureTextBlock } from './picture-text/cms'
import { priceTeaserBlock } from './price-teaser/cms'
import { quoteBlock } from './quote/cms'
import { reusableBlock } from './reusable/cms'
import { schoolMapBlock } from './school-map/cms'
import { startDatesBlock } from './start-dates/cms'
import { tableBlock } from './table/cms'
import { reusableTags } from './tags'
import { textBlock } from './text/cms'
import { videoBlock } from './video/cms'

/** All blocks, in the order in which editors see them within their group. */
export const contentBlocks: Block[] = [
  textBlock,
  heroBlock,
  columnsBlock,
  callToActionBlock,
  quoteBlock,
  accordionBlock,
  pictureTextBlock,
  galleryBlock,
  videoBlock,
  cardsBlock,
  priceTeaserBlock,
  startDatesBlock,
  schoolMapBlock,
  latestNewsBlock,
  tableBlock,
  downloadsBlock,
  formBlock,
  reusableBlock,
]

/** The content of a page: a list of blocks. */
export const blocksField = (slugs: string[], label: string): BlocksField => ({
  name: 'blocks',
  label,
  type: 'blocks',
  blocks: [],
  // The blocks are declared once for all fields: the panel's configuration would hold every block once per collection.
  blockReferences: slugs as BlocksField['blockReferences'],
  maxRows: MAX_BLOCKS,
  labels: { singular: 'Block', plural: 'Blocks' },
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
  labels: { singular: 'Reusable content', plural: 'Reusable content' },
  admin: {
    useAsTitle: 'title',
    group: 'Content',
    defaultColumns: ['title', '_status', 'updatedAt'],
    components: { views: draftViews },
  },
  access: publishedByEditors,
  versions: draftVersions,
  endpoints: copyingEndpoints,
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      maxLength: 120,
      admin: { description: 'For the office only; visitors do not see it.' },
    },
    blocksField(
      slugs.filter((slug) => slug !== reusableBlock.slug),
      'Content',
    ),
    {
      name: 'usedIn',
      type: 'ui',
      admin: { position: 'sidebar', components: { Field: '/features/blocks/admin/UsedIn#UsedIn' } },
    },
    changedByField,
  ],
})

export const blockCollections = (slugs: string[]): CollectionConfig[] => [
  withTagInvalidation(
    withTrash(reusableContent(slugs), { refuse: [refuseDeletionOfPlaced('reusable-content')] }),
    reusableTags,
  ),
]

const openBlock = '/features/blocks/admin/OpenBlock#OpenBlock'

/** Whether a form has a list of blocks, and so is what a click on a block in the preview opens. */
const hasBlocks = (fields: readonly Field[]): boolean =>
  fields.some(
    (field) =>
      ('name' in field && field.name === 'blocks') ||
      ('fields' in field && hasBlocks(field.fields)) ||
      ('tabs' in field && field.tabs.some((tab) => hasBlocks(tab.fields))),
  )

/** Lets a click on a block in the live preview open its form. */
export const openFromPreview = (collection: CollectionConfig): CollectionConfig =>
  hasBlocks(collection.fields)
    ? {
        ...collection,
        admin: {
          ...collection.admin,
          components: {
            ...collection.admin?.components,
            edit: { ...collection.admin?.components?.edit, beforeDocumentControls: [openBlock] },
          },
        },
      }
    : collection

export const openGlobalFromPreview = (global: GlobalConfig): GlobalConfig =>
  hasBlocks(global.fields)
    ? {
        ...global,
        admin: {
          ...global.admin,
          components: {
            ...global.admin?.components,
            elements: { ...global.admin?.components?.elements, beforeDocumentControls: [openBlock] },
          },
        },
      }
    : global
