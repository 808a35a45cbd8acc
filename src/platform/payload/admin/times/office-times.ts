import type { CollectionConfig, DateField, Field } from 'payload'
import { withControls } from '../../extend-config'

const folder = '/platform/payload/admin/times'

const cell = `${folder}/DateCell#DateCell`

/** As Payload adds them itself, which it does not if they are there. */
const timestamps: DateField[] = (['updatedAt', 'createdAt'] as const).map((name) => ({
  name,
  type: 'date',
  index: true,
  label: ({ t }) => t(`general:${name}`),
  admin: { disableBulkEdit: true, hidden: true },
}))

const withCell = (field: DateField): DateField =>
  field.admin?.components?.Cell
    ? field
    : { ...field, admin: { ...field.admin, components: { ...field.admin?.components, Cell: cell } } }

const withCells = (fields: Field[]): Field[] =>
  fields.map((field): Field => {
    if (field.type === 'date') return withCell(field)
    if (field.type === 'row' || field.type === 'collapsible' || field.type === 'group')
      return { ...field, fields: withCells(field.fields) } as Field
    if (field.type === 'tabs')
      return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: withCells(tab.fields) })) }
    return field
  })

/**
 * Shows the times of a collection in the time zone of the office: those in its list, and when a document was created and changed.
 * Payload shows them in the time zone of the browser and has no setting for that.
 */
export const showOfficeTimes = (collection: CollectionConfig): CollectionConfig => {
  if (collection.timestamps === false) return { ...collection, fields: withCells(collection.fields) }
  const has = (name: string) => collection.fields.some((field) => 'name' in field && field.name === name)
  const missing = timestamps.filter(({ name }) => !has(name))
  return withControls({ ...collection, fields: withCells([...collection.fields, ...missing]) }, [
    `${folder}/DocumentTimes#DocumentTimes`,
  ])
}
