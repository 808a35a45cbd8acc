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
import { type Labels, panelLanguages } from '../../platform/payload/admin/panel-texts'
import { isLocale, localeNames } from '../../shared/locale'

/** A text as a feature gives it: texts in code, Payload's own functions and texts that are already translated stay as they are. */
type Given = StaticLabel | LabelFunction | string | false | null | undefined

/** Finds the label of a place such as `schools.seo.title.label`; where there is none, `otherwise` is shown in all languages. */
export type FindLabel = (key: string, otherwise?: string) => StaticLabel | undefined

const inAllLanguages = (text: string): StaticLabel =>
  Object.fromEntries(panelLanguages.map((language) => [language, text]))

/** From `schools.seo.title.label` over `seo.title.label` to `title.label`, so that many places can share a text. */
export const keysOfPlace = (place: string): string[] => {
  const parts = place.split('.')
  return parts.slice(1).map((_, index) => parts.slice(index).join('.'))
}

/** Reads the labels of several features as one list. A text that a language lacks is shown in English. */
export const findLabelIn = (all: readonly Labels[]): FindLabel => {
  const merged = Object.fromEntries(
    panelLanguages.map((language) => [language, Object.assign({}, ...all.map((labels) => labels[language]))]),
  )
  return (place, otherwise) => {
    const key = keysOfPlace(place).find((each) => merged.en?.[each])
    if (!key) return otherwise === undefined ? undefined : inAllLanguages(otherwise)
    return Object.fromEntries(
      panelLanguages.map((language) => [language, merged[language]?.[key] || merged.en?.[key]]),
    )
  }
}

/** Reads words from a name without a label: `postalCode` becomes “Postal code”. */
const wordsOf = (name: string): string => {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_]+/g, ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
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
export const labelTranslator = (find: FindLabel) => {
  const put = (given: Given, place: string, otherwise?: string): Given => {
    if (typeof given === 'string' && given) return inAllLanguages(given)
    return given ?? find(place, otherwise)
  }

  /** A copy of an object with these properties, if there is a text for them. */
  const putAll = <Item extends object>(item: Item, names: string[], where: string): Item => {
    const given = item as Record<string, Given>
    const found = names.map((name) => [name, put(given[name], `${where}.${name}`)])
    return { ...item, ...Object.fromEntries(found.filter(([, text]) => text !== undefined)) }
  }

  /** Entries of the menu and kinds of blocks are in groups that several features share: `group: 'website'`. The menu needs the key, too. */
  const putGroup = <Admin extends { group?: unknown; custom?: object }>(admin: Admin): Admin =>
    typeof admin.group === 'string'
      ? {
          ...admin,
          group: find(`groups.${admin.group}`, admin.group),
          custom: { ...admin.custom, group: admin.group },
        }
      : admin

  /**
   * The label of a field as a function, which Payload calls on the server in the language of the reader. It hands objects on to the
   * browser, where the buttons of a column would say “Sort by [object Object]”.
   */
  const asFunction = (label: Given): Given =>
    label && typeof label === 'object'
      ? ((({ i18n }) => getTranslation(label, i18n)) satisfies LabelFunction)
      : label

  /** Gives a component of ours the name of the block. */
  const translateKind = <Component>(component: Component, slug: string): Component => {
    const { clientProps } = (component ?? {}) as { clientProps?: { kind?: unknown } }
    return clientProps?.kind === slug
      ? { ...component, clientProps: { ...clientProps, kind: find(`${slug}.singular`, wordsOf(slug)) } }
      : component
  }

  /** Languages are named as they name themselves. */
  const optionsOf = (options: (string | { value: string; label?: Given })[], where: string) =>
    options.map((option) => {
      const { value, label = undefined } = typeof option === 'string' ? { value: option } : option
      const place = `${where}.options.${value}`
      if (isLocale(value)) return { value, label: put(label, place) ?? inAllLanguages(localeNames[value]) }
      return { value, label: put(label, place, wordsOf(value)) }
    })

  const pluralLabels = (given: object | undefined, name: string, where: string) => {
    const labels = given as Record<string, Given> | undefined
    const { singular, plural } = formatLabels(name)
    return {
      ...given,
      singular: put(labels?.singular, `${where}.singular`, singular),
      plural: put(labels?.plural, `${where}.plural`, plural),
    }
  }

  /** Texts in code name tabs and sections without a name: `label: 'texts'` is found as `schools.tabs.texts.label`. */
  const arrangement = (kind: 'tabs' | 'sections', label: unknown, before: string) =>
    typeof label === 'string' ? `${before}.${kind}.${label}` : ''

  const translateTab = (tab: Tab, before: string): Tab => {
    const name = 'name' in tab ? tab.name : undefined
    const where = name ? `${before}.${name}` : before
    const fields = translateFields(tab.fields, where)
    if (name) {
      const label = put(tab.label, `${where}.label`, wordsOf(name))
      return { ...putAll(tab, ['description'], where), label, fields } as Tab
    }
    const place = arrangement('tabs', tab.label, before)
    const label = typeof tab.label === 'string' ? find(`${place}.label`, tab.label) : tab.label
    return { ...putAll(tab, ['description'], place), label, fields } as Tab
  }

  const labelOf = (field: Field & Record<string, unknown>, where: string): Given => {
    const { name, label } = field as { name?: string; label?: Given }
    if (!name) return typeof label === 'string' ? find(`${where}.label`, label) : label
    // A field that only shows something has no column in lists, unless it says what stands there.
    const isNamed =
      field.type !== 'ui' || (field.admin as { components?: { Cell?: unknown } })?.components?.Cell
    return put(label, `${where}.label`, isNamed ? wordsOf(name) : undefined)
  }

  const translateField = (field: Field & Record<string, unknown>, before: string): Field => {
    if (isHidden(field)) return { ...field }
    const name = 'name' in field ? (field.name as string | undefined) : undefined
    const inside = name ? `${before}.${name}` : before
    const where = name ? inside : arrangement('sections', field.label, before)
    const parts: Record<string, unknown> = {}
    const label = labelOf(field, where)
    if (label !== undefined) parts.label = asFunction(label)
    const admin: Record<string, unknown> = putAll(field.admin ?? {}, ['description', 'placeholder'], where)
    if (field.type === 'ui') {
      if (label === undefined) admin.disableListColumn = true
      const components = field.admin?.components
      if (components?.Field)
        admin.components = { ...components, Field: translateKind(components.Field, before) }
    }
    if (field.type === 'array' || field.type === 'blocks')
      parts.labels = pluralLabels(field.labels, name ?? '', where)
    if (field.type === 'array' && !field.admin?.components?.RowLabel)
      admin.components = {
        ...field.admin?.components,
        RowLabel: rowLabelOf(field, (parts.labels as { singular: StaticLabel }).singular),
      }
    if (field.admin || Object.keys(admin).length > 0) parts.admin = admin
    if ('options' in field && Array.isArray(field.options)) parts.options = optionsOf(field.options, where)
    if ('fields' in field && Array.isArray(field.fields))
      parts.fields = translateFields(field.fields as Field[], inside)
    if (field.type === 'tabs') parts.tabs = field.tabs.map((tab) => translateTab(tab, inside))
    if (field.type === 'blocks') parts.blocks = field.blocks.map(translateBlock)
    return { ...field, ...parts } as Field
  }

  const translateFields = (fields: Field[], where: string): Field[] =>
    fields.map((field) => translateField(field as Field & Record<string, unknown>, where))

  const translateBlock = (block: Block): Block => ({
    ...block,
    labels: pluralLabels(block.labels, block.slug, block.slug) as Block['labels'],
    ...(block.admin && {
      admin: {
        ...putGroup(block.admin),
        ...(block.admin.components && {
          components: {
            ...block.admin.components,
            Label: translateKind(block.admin.components.Label, block.slug),
          },
        }),
      },
    }),
    fields: translateFields(block.fields, block.slug),
  })

  const putIntroduction = ({ slug, admin = {} }: CollectionConfig | GlobalConfig) => {
    const description = put(admin.description as Given, `${slug}.introduction`)
    return { ...putGroup(admin), ...(description && { description }) } as object
  }

  const translateCollection = (collection: CollectionConfig): CollectionConfig =>
    isHidden(collection)
      ? collection
      : {
          ...collection,
          labels: pluralLabels(
            collection.labels,
            collection.slug,
            collection.slug,
          ) as CollectionConfig['labels'],
          admin: putIntroduction(collection),
          fields: translateFields(collection.fields, collection.slug),
        }

  /** Hidden globals have no labels, because the panel never shows them. */
  const translateGlobal = (global: GlobalConfig): GlobalConfig =>
    global.admin?.hidden === true
      ? global
      : {
          ...global,
          label: put(global.label, `${global.slug}.label`, wordsOf(global.slug)) as GlobalConfig['label'],
          admin: putIntroduction(global),
          fields: translateFields(global.fields, global.slug),
        }

  return { translateBlock, translateCollection, translateGlobal }
}
