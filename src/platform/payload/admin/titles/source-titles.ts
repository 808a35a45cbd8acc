import type { CollectionBeforeOperationHook, CollectionConfig, Field } from 'payload'
import { withControls, withHooks } from '../../extend-config'
import { loadSiteLanguages } from '../../languages/site-languages'

// Payload shows a number or “<No Title>” for a document that has no title in the chosen language.

const titleField = (fields: readonly Field[], name: string | undefined): Field | undefined => {
  for (const field of fields) {
    if ('name' in field && field.name === name) return field
    const inside = field.type === 'tabs' ? field.tabs.filter((tab) => !('name' in tab)) : [field]
    for (const part of inside) {
      const found =
        'fields' in part && !('name' in part) ? titleField(part.fields as Field[], name) : undefined
      if (found) return found
    }
  }
  return undefined
}

/** Reads of lists ask whether a document is locked, and name no document. */
const isList = (args: { id?: unknown; includeLockStatus?: boolean }) =>
  args.includeLockStatus === true && args.id === undefined

/** Lists show the texts of the site's main language where the chosen one has none. */
const showSourceInLists: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation === 'read' && isList(args)) req.fallbackLocale = (await loadSiteLanguages(req.payload)).main
  return args
}

/** Collections with a title in each language show that of the site's main language if there is no other. */
export const showSourceTitles = (collection: CollectionConfig): CollectionConfig => {
  const title = collection.admin?.useAsTitle
  const field = titleField(collection.fields, title)
  if (!field || !('localized' in field) || !field.localized) return collection
  const heading = {
    path: '/platform/payload/admin/titles/SourceTitle#SourceTitle',
    serverProps: { collection: collection.slug, field: title },
  }
  return withHooks(withControls(collection, [heading]), { beforeOperation: [showSourceInLists] })
}
