import type { Where } from 'payload'
import type { Form } from '../../platform/payload/payload-types'
import { oncePerRender, type QueryContext } from '../../platform/payload/query'
import { richTextToHtml } from '../../platform/payload/rich-text'
import { documentId } from '../../shared/id'
import { defaultLocale } from '../../shared/locale'
import type { FormField, FormText, SiteForm, StoredField } from './contract'
import { formsTag, formTag } from './tags'

/** For fields whose form sets no limit of its own. */
const defaultLengths = { shortText: 200, longText: 5000 }

type Text = string | null | undefined

/** The text in the language of the page, else in English. */
const toText = (own: Text, english: Text): FormText | undefined => {
  if (own) return { text: own }
  return english ? { text: english, lang: 'en' } : undefined
}

const toField = (field: StoredField, english: StoredField | undefined): FormField => {
  const common = {
    name: field.name,
    label: toText(field.label, english?.label) ?? { text: field.name },
  }
  if (field.blockType === 'hiddenValue')
    return { ...common, type: field.blockType, required: false, value: field.value ?? '' }
  const inEnglish = english?.blockType === field.blockType ? english : undefined
  const { onlyIfField, onlyIfValue } = field
  const shown = {
    ...common,
    help: toText(field.help, inEnglish?.help),
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
    case 'choice': {
      const others = inEnglish?.blockType === 'choice' ? inEnglish.options : []
      return {
        ...shown,
        type: field.blockType,
        appearance: field.appearance,
        options: field.options.map(({ value, label }) => ({
          value,
          label: toText(label, others.find((other) => other.value === value)?.label) ?? { text: value },
        })),
      }
    }
    default:
      return { ...shown, type: field.blockType }
  }
}

const toForm = (doc: Form, english: Form, ctx: QueryContext): SiteForm => {
  const html = richTextToHtml(doc.confirmation, ctx, 2)
  const { school, notify, answerMail } = doc
  return {
    id: doc.id,
    slug: doc.slug,
    title: toText(doc.title, english.title) ?? { text: doc.slug },
    fields: doc.fields.map((field) =>
      toField(
        field,
        english.fields.find(({ name }) => name === field.name),
      ),
    ),
    submitLabel: toText(doc.submitLabel, english.submitLabel),
    confirmation: toText(html, html ? undefined : richTextToHtml(english.confirmation, ctx, 2)),
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

/** Texts that are missing in the language stay empty, to know which ones are shown in English. */
const read = async ({ payload, locale }: QueryContext, where: Where): Promise<Form | undefined> => {
  const { docs } = await payload.find({
    collection: 'forms',
    where,
    locale,
    fallbackLocale: false,
    // Links in the confirmation need the address of their document.
    depth: 1,
    limit: 1,
    pagination: false,
  })
  return docs[0]
}

const findForm = async (ctx: QueryContext, where: Where): Promise<SiteForm | undefined> => {
  const doc = await read(ctx, where)
  if (!doc) return undefined
  ctx.tag(formTag(doc.id))
  const english =
    ctx.locale === defaultLocale
      ? doc
      : await read({ ...ctx, locale: defaultLocale }, { id: { equals: doc.id } })
  return toForm(doc, english ?? doc, ctx)
}

export const getFormById = (ctx: QueryContext, id: number): Promise<SiteForm | undefined> => {
  ctx.tag(formTag(id))
  return oncePerRender(ctx, `form ${id}`, () => findForm(ctx, { id: { equals: id } }))
}

export const getForm = (ctx: QueryContext, slug: string): Promise<SiteForm | undefined> => {
  ctx.tag(formsTag)
  return findForm(ctx, { slug: { equals: slug } })
}
