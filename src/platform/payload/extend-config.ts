import type { CollectionConfig, CustomComponent, Field, GlobalConfig } from 'payload'

// Adds to collections and globals what they do not declare themselves, beside what is there.

type Entity = CollectionConfig | GlobalConfig

type Place = 'first' | 'last'

const join = <Part>(known: readonly Part[] = [], added: readonly Part[], place: Place): Part[] =>
  place === 'first' ? [...added, ...known] : [...known, ...added]

/** Adds hooks, after those of the collection or global unless they come `first`. */
export const withHooks = <Config extends Entity>(
  entity: Config,
  added: NoInfer<NonNullable<Config['hooks']>>,
  place: Place = 'last',
): Config => {
  const known = (entity.hooks ?? {}) as Record<string, unknown[]>
  const hooks = Object.entries(added as Record<string, unknown[]>).map(([name, more]) => [
    name,
    join(known[name], more, place),
  ])
  return { ...entity, hooks: { ...known, ...Object.fromEntries(hooks) } }
}

/** Adds components above the form of a document. They may show nothing and only watch the form. */
export const withControls = (
  collection: CollectionConfig,
  added: CustomComponent[],
  place: Place = 'last',
): CollectionConfig => {
  const { components } = collection.admin ?? {}
  const beforeDocumentControls = join(components?.edit?.beforeDocumentControls, added, place)
  return {
    ...collection,
    admin: {
      ...collection.admin,
      components: { ...components, edit: { ...components?.edit, beforeDocumentControls } },
    },
  }
}

export const withGlobalControls = (
  global: GlobalConfig,
  added: CustomComponent[],
  place: Place = 'last',
): GlobalConfig => {
  const { components } = global.admin ?? {}
  const beforeDocumentControls = join(components?.elements?.beforeDocumentControls, added, place)
  return {
    ...global,
    admin: {
      ...global.admin,
      components: { ...components, elements: { ...components?.elements, beforeDocumentControls } },
    },
  }
}

/** Whether a field, or one inside it, passes. Blocks are declared apart. */
export const someField = (fields: readonly Field[], passes: (field: Field) => boolean): boolean =>
  fields.some(
    (field) =>
      passes(field) ||
      ('fields' in field && someField(field.fields, passes)) ||
      ('tabs' in field && field.tabs.some((tab) => someField(tab.fields, passes))),
  )

/** Whether documents have texts in several languages. */
export const hasTexts = (fields: readonly Field[]): boolean =>
  someField(fields, (field) => ('localized' in field && Boolean(field.localized)) || field.type === 'blocks')
