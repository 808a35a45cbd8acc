import type { Payload } from 'payload'
import type { MailTemplate } from '../../../platform/payload/payload-types'
import type { Locale } from '../../../shared/locale'
import type { OwnTemplateName } from './office-contract'
import { isOwnTemplate, type OwnTemplate, type OwnText, ownTemplateOf } from './own-templates'

/** A row in all languages: its localized fields have a value for each language that has one. */
type Row = Omit<NonNullable<MailTemplate['templates']>[number], 'subject' | 'text'> & {
  subject?: Partial<Record<Locale, string | null>> | null
  text?: Partial<Record<Locale, string | null>> | null
}

const textsOf = ({ subject, text }: Row): OwnTemplate['texts'] =>
  Object.fromEntries(
    Object.entries(subject ?? {}).flatMap(([locale, line]): [string, OwnText][] => {
      const written = text?.[locale as Locale]
      // A language with half a text has none.
      return line && written ? [[locale, { subject: line, text: written }]] : []
    }),
  )

/** The templates that the office has written, in its order. */
export const readOwnTemplates = async (payload: Payload): Promise<OwnTemplate[]> => {
  const { templates } = await payload.findGlobal({ slug: 'mail-templates', locale: 'all', depth: 0 })
  // Payload's types know one language only.
  return ((templates ?? []) as unknown as Row[]).map((row) => ({
    template: ownTemplateOf(String(row.id)),
    name: row.name,
    ...(row.state && { state: row.state }),
    texts: textsOf(row),
  }))
}

/** A template that the office has written; undefined for those of the product, and if it has been deleted. */
export const findOwnTemplate = async (
  payload: Payload,
  template: string,
): Promise<OwnTemplate | undefined> =>
  isOwnTemplate(template)
    ? (await readOwnTemplates(payload)).find((each) => each.template === template)
    : undefined

/** What staff choose a template by. One without a text in any language is not offered. */
export const readOwnTemplateNames = async (payload: Payload): Promise<OwnTemplateName[]> =>
  (await readOwnTemplates(payload))
    .filter(({ texts }) => Object.keys(texts).length > 0)
    .map(({ template, name }) => ({ template, name }))
