import type { Where } from 'payload'
import type { Form } from '../../platform/payload/payload-types'
import { type QueryContext, readOriginals, sharedRead, writtenIn } from '../../platform/payload/query'
import { richTextToHtml } from '../../platform/payload/rich-text/rich-text'
import { documentId } from '../../shared/id'
import type { Originals } from '../../shared/language/original-texts'
import { type Locale, languageTag } from '../../shared/locale'
import { shownByBlocks } from '../blocks/queries.server'
import type { FormField, FormText, SiteForm, StoredField } from './contract'
import { formsTag, formTag } from './tags'

/** For fields whose form sets no limit of its own. */
const defaultLengths = { shortText: 200, longText: 5000 }

type Text = string | null | undefined

/** The text in the language of the page, else in the first other one that has it. */
const toText = (own: Text, originals: Originals<Text>): FormText | undefined => {
  if (own) return { text: own }
  const original = originals.find(({ row }) => row)
  return original?.row ? { text: original.row, lang: languageTag(original.locale) } : undefined
}

const parts = <Row, Part>(originals: Originals<Row>, partOf: (row: Row) => Part): Originals<Part> =>
  originals.map(({ locale, row }) => ({ locale, row: partOf(row) }))

const toField = (field: StoredField, originals: Originals<StoredField | undefined>): FormField => {
  const common = {
    name: field.name,
    label: toText(
      field.label,
      parts(originals, (other) => other?.label),
    ) ?? { text: field.name },
  }
  if (field.blockType === 'hiddenValue')
    return { ...common, type: field.blockType, required: false, value: field.value ?? '' }
  const { onlyIfField, onlyIfValue } = field
  const shown = {
    ...common,
    help: toText(
      field.help,
      parts(originals, (other) => (other && 'help' in other ? other.help : undefined)),
    ),
    required: field.required ?? false,
    ...(onlyIfField && { onlyIf: { field: onlyIfField, ...(onlyIfValue && { value: onlyIfValue }) } }),
  }
  switch (field.blockType) {
    case 'shortText':
    case 'longText':
      return {
        ...shown,
        type: field.blockType,
        maxLength: field.maxLength ?? defaultLengths[field.blockType],
      }
    case 'number':
      return {
        ...shown,
        type: field.blockType,
        ...(typeof field.min === 'number' && { min: field.min }),
        ...(typeof field.max === 'number' && { max: field.max }),
        whole: field.whole ?? false,
      }
    case 'fileUpload':
      return { ...shown, type: field.blockType, kinds: field.kinds, maxMegabytes: field.maxMegabytes }
    case 'choice': {
      const labels = (value: string) =>
        parts(originals, (other) =>
          other?.blockType === 'choice'
            ? other.options.find((option) => option.value === value)?.label
            : undefined,
        )
      return {
        ...shown,
        type: field.blockType,
        appearance: field.appearance,
        options: field.options.map(({ value, label }) => ({
          value,
          label: toText(label, labels(value)) ?? { text: value },
        })),
      }
    }
    default:
      return { ...shown, type: field.blockType }
  }
}

const toForm = (doc: Form, originals: Originals<Form>, ctx: QueryContext): SiteForm => {
  const html = richTextToHtml(doc.confirmation, ctx, 2)
  const { school, notify, answerMail } = doc
  return {
    id: doc.id,
    slug: doc.slug,
    title: toText(
      doc.title,
      parts(originals, ({ title }) => title),
    ) ?? { text: doc.slug },
    fields: doc.fields.map((field) =>
      toField(
        field,
        parts(originals, ({ fields }) => fields.find(({ name }) => name === field.name)),
      ),
    ),
    submitLabel: toText(
      doc.submitLabel,
      parts(originals, ({ submitLabel }) => submitLabel),
    ),
    confirmation: toText(
      html,
      html ? [] : parts(originals, (other) => richTextToHtml(other.confirmation, ctx, 2)),
    ),
    asksCaptcha: doc.captcha ?? true,
    ...(school && { school: documentId(school) }),
    notify: (notify ?? []).map(({ email }) => email),
    answerMail: {
      enabled: answerMail?.enabled ?? true,
      // A mail in two languages would be odd: a text that is not translated is replaced by the site's own.
      subject: answerMail?.subject ?? undefined,
      text: answerMail?.text ?? undefined,
    },
  }
}

/** Texts that are missing in the language stay empty, to know which ones are shown in another one. */
const read = async ({ payload }: QueryContext, locale: Locale, where: Where): Promise<Form | undefined> => {
  const { docs } = await payload.find({
    collection: 'forms',
    where,
    ...writtenIn(locale),
    // Links in the confirmation need the address of their document, and nothing else of it.
    depth: 1,
    populate: shownByBlocks,
    limit: 1,
    pagination: false,
  })
  return docs[0]
}

const findForm = async (ctx: QueryContext, where: Where): Promise<SiteForm | undefined> => {
  const doc = await read(ctx, ctx.locale, where)
  if (!doc) return undefined
  ctx.tag(formTag(doc.id))
  const originals = await readOriginals(ctx, (locale) => read(ctx, locale, { id: { equals: doc.id } }))
  return toForm(doc, originals, ctx)
}

export const getFormById = (ctx: QueryContext, id: number): Promise<SiteForm | undefined> =>
  sharedRead(ctx, `form:${id}`, (own) => {
    own.tag(formTag(id))
    return findForm(own, { id: { equals: id } })
  })

export const getForm = (ctx: QueryContext, slug: string): Promise<SiteForm | undefined> => {
  ctx.tag(formsTag)
  return findForm(ctx, { slug: { equals: slug } })
}
