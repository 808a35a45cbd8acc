import type { CollectionConfig, Field } from 'payload'
import { describe, expect, it } from 'vitest'
import { showOfficeTimes } from './office-times'

const cell = '/platform/payload/admin/times/DateCell#DateCell'
const shown = (fields: Field[], more: Partial<CollectionConfig> = {}) =>
  showOfficeTimes({ slug: 'letters', fields, ...more })

describe('the times of a collection', () => {
  it('are shown in the zone of the office, wherever the field is arranged', () => {
    const sent: Field = { name: 'sentAt', type: 'date' }
    const { fields } = shown([
      { type: 'row', fields: [sent] },
      { type: 'tabs', tabs: [{ label: 'One', fields: [{ name: 'post', type: 'group', fields: [sent] }] }] },
    ])
    expect(fields[0]).toHaveProperty('fields.0.admin.components.Cell', cell)
    expect(fields[1]).toHaveProperty('tabs.0.fields.0.fields.0.admin.components.Cell', cell)
  })

  it('include those that Payload adds itself', () => {
    const { fields, admin } = shown([{ name: 'text', type: 'text' }])
    expect(fields.slice(1)).toEqual(
      ['updatedAt', 'createdAt'].map((name) =>
        expect.objectContaining({
          name,
          index: true,
          admin: { disableBulkEdit: true, hidden: true, components: { Cell: cell } },
        }),
      ),
    )
    expect(admin?.components?.edit?.beforeDocumentControls).toHaveLength(1)
    expect(shown([], { timestamps: false })).toEqual({ slug: 'letters', fields: [], timestamps: false })
  })

  it('keep a column of their own', () => {
    const own = { name: 'createdAt', type: 'date', admin: { components: { Cell: '/x#X' } } } as const
    const { fields } = shown([own as Field])
    expect(fields.map((field) => 'name' in field && field.name)).toEqual(['createdAt', 'updatedAt'])
    expect(fields[0]).toEqual(own)
  })
})
