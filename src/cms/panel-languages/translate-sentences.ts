import type { AfterErrorHook, CollectionAfterOperationHook, CollectionConfig, Field } from 'payload'
import { sentenceTranslator } from '../../platform/payload/admin/sentence-translator'
import { withHooks } from '../../platform/payload/extend-config'
import { sentences } from './sentences'

const translateSentence = sentenceTranslator(sentences)

type Validate = (value: unknown, options: { req?: { i18n?: { language?: string } } }) => unknown

/** Says in the panel's language what is wrong with a field. */
export const translateValidation = (field: Field): Field => {
  if (!('validate' in field) || typeof field.validate !== 'function') return field
  const validate = field.validate as Validate
  const translated: Validate = (value, options) => {
    const say = (result: unknown) =>
      typeof result === 'string' ? translateSentence(result, options?.req?.i18n?.language) : result
    const result = validate(value, options)
    return result instanceof Promise ? result.then(say) : say(result)
  }
  return { ...field, validate: translated } as Field
}

interface Refusal {
  message?: string
  data?: { errors?: Refusal[] }
}

/** Says in the panel's language why something was refused. The last of the hooks that answer errors. */
export const translateErrors: AfterErrorHook = ({ req, result }) => {
  const language = req?.i18n?.language
  const { errors } = (result ?? {}) as { errors?: Refusal[] }
  if (!language || language === 'en' || !Array.isArray(errors)) return
  const translated = (refusal: Refusal): Refusal => ({
    ...refusal,
    ...(refusal.message ? { message: translateSentence(refusal.message, language) } : {}),
    ...(refusal.data?.errors
      ? { data: { ...refusal.data, errors: refusal.data.errors.map(translated) } }
      : {}),
  })
  return { response: { ...result, errors: errors.map(translated) } as typeof result }
}

/** A bulk request answers with one refusal for each document, which are no errors for Payload's hooks. */
const translateBulkErrors: CollectionAfterOperationHook = ({ req, result }) => {
  const { errors } = result as { errors?: { message: string }[] }
  if (Array.isArray(errors))
    for (const error of errors) error.message = translateSentence(error.message, req.i18n.language)
  return result
}

/** Says in the panel's language why documents of a bulk request were refused. */
export const withTranslatedBulkErrors = (collection: CollectionConfig): CollectionConfig =>
  withHooks(collection, { afterOperation: [translateBulkErrors] })
