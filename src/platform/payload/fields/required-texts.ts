import type {
  Field,
  FieldHook,
  JsonObject,
  PayloadRequest,
  TextareaField,
  TextField,
  Validate,
} from 'payload'
import { text, textarea } from 'payload/shared'
import {
  type LanguageSettings,
  readLanguages,
  type SiteLanguages,
} from '../../../shared/language/site-languages'
import type { Locale } from '../../../shared/locale'

/** The public languages of the site and the default one, in the transaction of `req`. */
export const readSiteLanguages = async (req: PayloadRequest): Promise<SiteLanguages> => {
  // Not Payload's own operation, which would change the language of the request.
  const settings = await req.payload.db.findGlobal<LanguageSettings & JsonObject>({
    slug: 'site-settings',
    select: { publicLanguages: true, defaultLanguage: true },
    req,
  })
  return readLanguages(settings)
}

const defaultLanguages = new WeakMap<PayloadRequest, Promise<Locale>>()

/** The default language of the site, read once per request. */
const defaultLanguageOf = (req: PayloadRequest): Promise<Locale> => {
  const found = defaultLanguages.get(req) ?? readSiteLanguages(req).then(({ main }) => main)
  defaultLanguages.set(req, found)
  return found
}

const usual = { text, textarea }

/** The database wants a value where the field is required. The site falls back from an empty text as from none. */
const emptyInstead: FieldHook = ({ value, req }) =>
  value === undefined || value === null ? (req.locale && req.locale !== 'all' ? '' : value) : value

/** The check of the field, which lets a text of another language than the default one be empty. */
const inDefaultLanguage = <Found extends TextField | TextareaField>(field: Found): Found => {
  const check = (field.validate ?? usual[field.type]) as Validate
  const validate: Validate = async (value, options) => {
    // The settings are read for an empty text only, so that most saves do without.
    if (value) return check(value, { ...options, required: true })
    const { req, operation } = options
    const required = operation === 'create' || !req.locale || req.locale === (await defaultLanguageOf(req))
    return required ? check(value, { ...options, required }) : true
  }
  return {
    ...field,
    validate,
    hooks: { ...field.hooks, beforeChange: [...(field.hooks?.beforeChange ?? []), emptyInstead] },
  }
}

/**
 * Requires localized texts in the default language of the site only, except in a document that is just made. A text that is not
 * translated yet would otherwise keep translators from saving any other text in that language; it falls back instead.
 */
export const requireInDefaultLanguage = (fields: readonly Field[]): Field[] =>
  fields.map((field): Field => {
    if ((field.type === 'text' || field.type === 'textarea') && field.required && field.localized)
      return inDefaultLanguage(field)
    if (field.type === 'tabs')
      return {
        ...field,
        tabs: field.tabs.map((tab) => ({ ...tab, fields: requireInDefaultLanguage(tab.fields) })),
      }
    if (field.type === 'blocks')
      return {
        ...field,
        blocks: field.blocks.map((block) => ({ ...block, fields: requireInDefaultLanguage(block.fields) })),
      }
    return 'fields' in field ? { ...field, fields: requireInDefaultLanguage(field.fields) } : field
  })
