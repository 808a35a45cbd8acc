import { getTranslation } from '@payloadcms/translations'
import type {
  ArrayField,
  Block,
  CollectionConfig,
  Field,
  GlobalConfig,
  LabelFunction,
  StaticLabel,
  Tab,
} from 'payload'
import { formatLabels } from 'payload/shared'
import { type PanelDictionary, panelLanguages } from '../../platform/payload/admin/panel-texts'
import { labelOfName, labelOfOption } from './plain-labels'

/** A text as a feature gives it: Payload's own functions and texts that are already translated stay as they are. */
type Given = StaticLabel | LabelFunction | string | false | null | undefined

/** Puts an English text of the panel into all its languages. `where` is the place, such as `schools.seo.title`. */
export type TranslateLabel = (text: string, where: string) => StaticLabel

/**
 * Looks the translations up. Where one English word needs several, the key names the place too: `To@outgoing-mail.to`. A text
 * without a translation stays English; a test names those.
 */
export const translateWith =
  (dictionary: PanelDictionary): TranslateLabel =>
  (text, where) => {
    const found = dictionary[`${text}@${where}`] ?? dictionary[text]
    return found ? { en: text, ...found } : Object.fromEntries(panelLanguages.map((code) => [code, text]))
  }

const isHidden = (item: object) => {
  const { hidden, admin } = item as { hidden?: unknown; admin?: { hidden?: unknown } }
  return hidden === true || admin?.hidden === true
}

/** The names of a row's own fields of a type; rows and collapsibles only arrange them. */
const namesOf = (fields: Field[], types: Field['type'][]): string[] =>
  fields.flatMap((field) => {
    if (field.type === 'row' || field.type === 'collapsible') return namesOf(field.fields, types)
    return 'name' in field && field.name && types.includes(field.type) ? [field.name] : []
  })

/** Names the rows of a list by what they contain: “Home” instead of “Menu item 01”. */
const rowLabelOf = (field: ArrayField, label: StaticLabel) => ({
  path: '/platform/payload/admin/forms/RowLabel#RowLabel',
  clientProps: {
    label,
    texts: namesOf(field.fields, ['text', 'textarea', 'email']),
    days: namesOf(field.fields, ['date']),
  },
})

/** The labels of a configuration in all languages of the panel: of collections, globals, blocks, fields, tabs and options. */
export const labelTranslator = (translate: TranslateLabel) => {
  const put = <Text extends Given>(text: Text, where: string): Text =>
    (typeof text === 'string' && text ? translate(text, where) : text) as Text

  /**
   * The label of a field as a function, which Payload calls on the server in the language of the reader. It hands objects on to the
   * browser, where the buttons of a column would say “Sort by [object Object]”.
   */
  const putLabel = (label: unknown, where: string): unknown => {
    if (typeof label !== 'string' || !label) return label
    const texts = translate(label, where)
    return (({ i18n }) => getTranslation(texts, i18n)) satisfies LabelFunction
  }

  /** A copy of an object in which these properties are translated, if they are there. */
  const putAll = <Item extends object>(item: Item, keys: string[], where: string): Item => {
    const given = item as Record<string, unknown>
    const put1 = (key: string) => put(given[key] as Given, where)
    return { ...item, ...Object.fromEntries(keys.flatMap((key) => (given[key] ? [[key, put1(key)]] : []))) }
  }

  /** A component of ours that shows the name of a kind of block. */
  const translateKind = <Component>(component: Component, where: string): Component => {
    const { clientProps } = (component ?? {}) as { clientProps?: { kind?: unknown } }
    return typeof clientProps?.kind === 'string'
      ? { ...component, clientProps: putAll(clientProps, ['kind'], where) }
      : component
  }

  const optionsOf = (options: unknown[], where: string) =>
    options.map((option) =>
      typeof option === 'string'
        ? { value: option, label: put(labelOfOption(option), where) }
        : putAll(option as object, ['label'], where),
    )

  const pluralLabels = (given: object | undefined, name: string, where: string) =>
    putAll({ ...formatLabels(name), ...given }, ['singular', 'plural'], where)

  /** Fields without a label get a readable one from their name, so that it is translated too. */
  const labelled = (field: Field): Field => {
    if (!('name' in field) || !field.name || ('label' in field && field.label !== undefined)) return field
    if (field.type !== 'ui') return { ...field, label: labelOfName(field.name) } as Field
    // A field that only shows something has no column in lists, unless it says what stands there.
    return field.admin?.components?.Cell
      ? { ...field, label: labelOfName(field.name) }
      : { ...field, admin: { ...field.admin, disableListColumn: true } }
  }

  const translateTab = (tab: Tab, before: string): Tab => {
    const where = 'name' in tab && tab.name ? `${before}.${tab.name}` : before
    const label = tab.label ?? ('name' in tab && tab.name ? labelOfName(tab.name) : undefined)
    const named = { ...tab, ...(label ? { label } : {}), fields: translateFields(tab.fields, where) }
    return putAll(named as Tab, ['label', 'description'], where)
  }

  const translateField = (given: Field, before: string): Field => {
    if (isHidden(given)) return { ...given }
    const field = labelled(given) as Field & Record<string, unknown>
    const name = 'name' in field ? (field.name as string | undefined) : undefined
    const where = name ? `${before}.${name}` : before
    const parts: Record<string, unknown> = {}
    if (field.admin) parts.admin = putAll(field.admin, ['description', 'placeholder'], where)
    if (field.type === 'ui' && field.admin?.components?.Field) {
      const components = {
        ...field.admin.components,
        Field: translateKind(field.admin.components.Field, before),
      }
      parts.admin = { ...field.admin, components }
    }
    if (field.type === 'array' || field.type === 'blocks')
      parts.labels = pluralLabels(field.labels, name ?? '', where)
    if (field.type === 'array' && !field.admin?.components?.RowLabel) {
      const components = {
        ...field.admin?.components,
        RowLabel: rowLabelOf(field, (parts.labels as { singular: StaticLabel }).singular),
      }
      parts.admin = { ...(parts.admin as object), components }
    }
    if ('options' in field && Array.isArray(field.options)) parts.options = optionsOf(field.options, where)
    if ('fields' in field && Array.isArray(field.fields))
      parts.fields = translateFields(field.fields as Field[], where)
    if (field.type === 'tabs') parts.tabs = field.tabs.map((tab) => translateTab(tab, where))
    if (field.type === 'blocks') parts.blocks = field.blocks.map(translateBlock)
    if ('label' in field) parts.label = putLabel(field.label, where)
    return { ...field, ...parts } as Field
  }

  const translateFields = (fields: Field[], where: string): Field[] =>
    fields.map((field) => translateField(field, where))

  const translateBlockAdmin = (admin: NonNullable<Block['admin']>, slug: string) => {
    const { components } = admin
    return {
      ...putAll(admin, ['group'], slug),
      ...(components ? { components: { ...components, Label: translateKind(components.Label, slug) } } : {}),
    }
  }

  const translateBlock = (block: Block): Block => ({
    ...block,
    labels: pluralLabels(block.labels, block.slug, block.slug),
    ...(block.admin ? { admin: translateBlockAdmin(block.admin, block.slug) } : {}),
    fields: translateFields(block.fields, block.slug),
  })

  const translateCollection = (collection: CollectionConfig): CollectionConfig =>
    isHidden(collection)
      ? collection
      : {
          ...collection,
          labels: pluralLabels(collection.labels, collection.slug, collection.slug),
          ...(collection.admin
            ? { admin: putAll(collection.admin, ['group', 'description'], collection.slug) }
            : {}),
          fields: translateFields(collection.fields, collection.slug),
        }

  /** Hidden globals have no labels, because the panel never shows them. */
  const translateGlobal = (global: GlobalConfig): GlobalConfig =>
    global.admin?.hidden === true
      ? global
      : {
          ...putAll({ ...global, label: global.label ?? labelOfName(global.slug) }, ['label'], global.slug),
          ...(global.admin ? { admin: putAll(global.admin, ['group', 'description'], global.slug) } : {}),
          fields: translateFields(global.fields, global.slug),
        }

  return { translateBlock, translateCollection, translateGlobal }
}
