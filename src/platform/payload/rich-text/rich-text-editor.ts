import {
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  ChecklistFeature,
  FixedToolbarFeature,
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
import type { Block, Field, FieldAffectingData } from 'payload'
import { embedFields } from '../fields/embed'
import { linkedCollections } from '../fields/link'

/** Embedded content of another site, inside a text. */
export const embedBlock: Block = {
  slug: 'embed',
  // The text that contains it checks its scripts.
  fields: embedFields(),
}

/**
 * Documents cannot be created from a link, because that would leave empty drafts behind. Payload's filter, which is null here, would
 * read all linked collections for every link whenever a text is saved; a link to what was deleted is shown as text instead.
 */
const onlyExisting = (field: FieldAffectingData): Field =>
  (field.type === 'relationship'
    ? { ...field, filterOptions: undefined, admin: { ...field.admin, allowCreate: false } }
    : field) as Field

/**
 * The editor of every rich text of the site, with the blocks that a text can contain. The features are listed one by one because each needs a converter in
 * `rich-text.ts`; a test renders them all.
 */
export const siteEditor = (blocks: Block[]) =>
  lexicalEditor({
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
      FixedToolbarFeature(),
      BlocksFeature({ blocks }),
    ],
  })
