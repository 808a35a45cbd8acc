import { getTranslation, type I18nClient } from '@payloadcms/translations'
import type { FlattenedField, Payload } from 'payload'
import { siteIn } from '../../../platform/feature'

// Names the subject and fields of a log entry, in the language of the reader.

const configsOf = ({ collections, globals }: Pick<Payload, 'collections' | 'globals'>, source: string) => ({
  collection: Object.values(collections).find(({ config }) => config.slug === source)?.config,
  global: globals.config.find(({ slug }) => slug === source),
})

/** Names the subject of an entry: “School: Maple Harbour”, or the name of the settings. */
export const subjectText = (
  payload: Pick<Payload, 'collections' | 'config' | 'globals'>,
  { source, subject }: { source?: string | null; subject?: string | null },
  i18n: I18nClient,
): string => {
  const { collection, global } = configsOf(payload, source ?? '')
  if (global) return getTranslation(global.label, i18n)
  if (!source && subject)
    for (const { describeAuditSubject } of siteIn(payload.config).features) {
      const described = describeAuditSubject?.(subject, i18n.language)
      if (described) return described
    }
  const kind = collection && getTranslation(collection.labels.singular, i18n)
  return [kind, subject].filter(Boolean).join(': ')
}

export const fieldsOf = (
  payload: Pick<Payload, 'collections' | 'globals'>,
  source: string,
): FlattenedField[] => {
  const { collection, global } = configsOf(payload, source)
  return (collection ?? global)?.flattenedFields ?? []
}

type Labelled = { label?: Parameters<typeof getTranslation>[0] | false }

/** The label of a field by its path (`seo.title`: “Search engines, Title”), and the field. Unknown fields keep their path. */
export const fieldByPath = (fields: FlattenedField[], path: string, i18n: I18nClient) => {
  const labels: string[] = []
  let inside = fields
  let found: FlattenedField | undefined
  for (const name of path.split('.')) {
    found = inside.find((field) => 'name' in field && field.name === name)
    if (!found) return { label: path }
    const { label } = found as Labelled
    labels.push(label ? String(getTranslation(label, i18n)) : name)
    inside = 'flattenedFields' in found ? found.flattenedFields : []
  }
  return { label: labels.join(', '), field: found }
}

/** A stored value as people read it: the label of a choice, yes and no, or an amount of money. */
export const valueText = (
  field: FlattenedField | undefined,
  value: string,
  i18n: I18nClient,
  words: { yes: string; no: string },
): string => {
  if (field?.type === 'checkbox' && value) return value === 'true' ? words.yes : words.no
  if (field?.type === 'number' && field.custom?.money && value) return (Number(value) / 100).toFixed(2)
  if (field?.type !== 'select' && field?.type !== 'radio') return value
  const labelOf = (each: string) => {
    const option = field.options.find((given) => typeof given === 'object' && given.value === each)
    return typeof option === 'object' ? getTranslation(option.label, i18n) : each
  }
  return value.split(', ').map(labelOf).join(', ')
}
