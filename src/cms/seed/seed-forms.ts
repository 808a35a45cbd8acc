import type { Form } from '../../platform/payload/payload-types'
import { locales } from '../../shared/locale'
import { demoContact, demoForms } from './demo/forms'
import type { DemoForm, Localised } from './demo-types'
import { inEnglish, inLocale, type Seeding, translate } from './localised'
import { toRichText } from './rich-text'

const isLocalised = (value: unknown): value is Localised =>
  typeof value === 'object' && value !== null && 'en' in value

/** Fields in every language that they have, as the database stores them. */
const inAllLanguages = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inAllLanguages)
  if (typeof value !== 'object' || value === null) return value
  // A label may not be missing in a language.
  if (isLocalised(value)) return Object.fromEntries(locales.map((code) => [code, value[code] ?? value.en]))
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, inAllLanguages(each)]))
}

const fieldsInEnglish = ({ fields }: DemoForm) =>
  fields.map((field) => ({
    ...inEnglish(field),
    ...('options' in field && { options: field.options.map(inEnglish) }),
  })) as Form['fields']

const seedForm = async (seeding: Seeding, form: DemoForm): Promise<number> => {
  const { payload, req } = seeding
  const created = await payload.create({
    collection: 'forms',
    locale: 'en',
    req,
    data: { ...inEnglish(form), fields: fieldsInEnglish(form) },
  })
  const fields = created.fields.map((field, index) => ({
    ...field,
    ...(inAllLanguages(form.fields[index]) as object),
  }))
  // The adapter needs the slug, which may not be empty, to write a list of blocks.
  await translate(seeding, 'forms', created.id, form, { slug: form.slug, fields })
  return created.id
}

/** The forms of the demo and the page that shows them. */
export const seedForms = async (seeding: Seeding): Promise<void> => {
  const { payload, req, advance } = seeding
  const forms: { id: number; title: Localised }[] = []
  for (const form of demoForms) {
    forms.push({ id: await seedForm(seeding, form), title: form.title })
    advance()
  }
  const { slug, title, summary, body } = demoContact
  const { docs: schools } = await payload.find({
    collection: 'schools',
    req,
    select: { name: true },
    sort: 'id',
    pagination: false,
  })
  const dataIn = (locale: (typeof locales)[number]) => ({
    title: inLocale(title, locale) ?? title.en,
    summary: inLocale(summary, locale),
    blocks: [
      // All languages share these blocks.
      { id: 'text', blockType: 'text' as const, text: toRichText(body[locale] ?? body.en) },
      ...forms.flatMap((form, index) => [
        {
          id: `form-${index}`,
          blockType: 'form' as const,
          heading: index === 0 ? undefined : inLocale(form.title, locale),
          form: form.id,
        },
        // Telephone, hours and map of the schools, below the first form.
        ...(index === 0 ? schools : []).map(({ id, name }) => ({
          id: `school-${id}`,
          blockType: 'schoolMap' as const,
          heading: name,
          school: id,
        })),
      ]),
    ],
    _status: 'published' as const,
  })
  const { id } = await payload.create({
    collection: 'pages',
    locale: 'en',
    req,
    data: { slug, ...dataIn('en') },
  })
  for (const locale of locales.filter((code) => code !== 'en'))
    await payload.update({ collection: 'pages', id, locale, req, data: dataIn(locale) })
  advance()
}
