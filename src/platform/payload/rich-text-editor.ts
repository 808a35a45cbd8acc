import {
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  ChecklistFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  IndentFeature,
  InlineCodeFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  StrikethroughFeature,
  SubscriptFeature,
  SuperscriptFeature,
  UnderlineFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical'
import type { Block, CollectionSlug, Field, FieldAffectingData } from 'payload'
import { videoPlayer } from '../../shared/html/embed'

const maxCode = 20_000

/** Embedded content of another site. Visitors see it if they allow the service. */
const embedBlock: Block = {
  slug: 'embed',
  labels: { singular: 'Embed', plural: 'Embeds' },
  fields: [
    {
      name: 'code',
      label: 'Address of a video, or embed code',
      type: 'textarea',
      required: true,
      maxLength: maxCode,
      admin: {
        description:
          'An address of YouTube or Vimeo, or the HTML that a service gives for embedding. Only administrators can add scripts.',
      },
      validate: (value: unknown) => {
        const code = typeof value === 'string' ? value.trim() : ''
        if (!code) return 'Give the address of a video or an embed code.'
        if (code.length > maxCode) return `Use at most ${maxCode} characters.`
        return code.includes('<') || videoPlayer(code)
          ? true
          : 'This is neither an address of a YouTube or Vimeo video nor an embed code.'
      },
    },
    {
      name: 'title',
      type: 'text',
      maxLength: 120,
      admin: {
        description: 'What it shows, for people who cannot see it. Used where the code has no title.',
      },
    },
  ],
}

/** Collections that a text can link to: those whose documents have a page. */
const linkedCollections: CollectionSlug[] = ['pages', 'schools']

/** Pages and schools cannot be created from a link, because that would leave empty drafts behind. */
const onlyExisting = (field: FieldAffectingData): Field =>
  (field.type === 'relationship'
    ? { ...field, admin: { ...field.admin, allowCreate: false } }
    : field) as Field

/**
 * The editor of every rich text of the site. The features are listed one by one because each needs a converter in
 * `rich-text.ts`; a test renders them all.
 */
export const siteEditor = lexicalEditor({
  features: [
    BoldFeature(),
    ItalicFeature(),
    UnderlineFeature(),
    StrikethroughFeature(),
    SubscriptFeature(),
    SuperscriptFeature(),
    InlineCodeFeature(),
    ParagraphFeature(),
    // Level 1 is the title of the page; in a school's text every level is one lower.
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
    UnorderedListFeature(),
    OrderedListFeature(),
    ChecklistFeature(),
    // For lists inside lists.
    IndentFeature({ disabledNodes: ['paragraph', 'heading', 'quote'], disableTabNode: true }),
    LinkFeature({
      enabledCollections: linkedCollections,
      fields: ({ defaultFields }) => defaultFields.map(onlyExisting),
    }),
    BlockquoteFeature(),
    UploadFeature({ enabledCollections: ['media'] }),
    HorizontalRuleFeature(),
    InlineToolbarFeature(),
    BlocksFeature({ blocks: [embedBlock] }),
  ],
})
