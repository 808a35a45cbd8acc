import type { CollectionConfig, Field, GlobalConfig } from 'payload'
import { administrators, hiddenFromOthers, nobody } from '../../../platform/payload/access'
import { wholeNumberField } from '../../../platform/payload/fields/field-factories'
import { ofNoSchool } from '../../../platform/payload/school-scope'
import type { Retention } from '../../../platform/retention/retention'
import { reportEndpoint } from './report.server'

/** A number of days or years. Left empty, the data is kept until somebody deletes it, where that is allowed. */
const periodField = ({ key, period }: Retention): Field => {
  const { usual, min, max, canBeForever } = period
  return wholeNumberField(key, {
    required: !canBeForever,
    ...(usual === null ? {} : { defaultValue: usual }),
    min,
    max,
  })
}

/** How long the site keeps personal data. The fields come from what the features declare. */
export const retentionSettings = (retentions: readonly Retention[]): GlobalConfig => ({
  slug: 'retention',
  admin: { group: 'settings', hidden: hiddenFromOthers },
  access: { read: administrators, update: administrators },
  endpoints: [reportEndpoint(retentions)],
  fields: [
    ...retentions.map(periodField),
    {
      name: 'report',
      type: 'ui',
      admin: { components: { Field: '/features/privacy/admin/RetentionReport#RetentionReport' } },
    },
  ],
})

/** Records that the task has erased each night, on whichever node. Only the site writes them. */
export const retentionRuns: CollectionConfig = {
  slug: 'retention-runs',
  custom: ofNoSchool(),
  admin: { hidden: true },
  defaultSort: '-day',
  lockDocuments: false,
  access: { create: nobody, read: administrators, update: nobody, delete: nobody },
  fields: [
    /** In the time zone of the site. */
    { name: 'day', type: 'text', required: true, unique: true, index: true },
    { name: 'state', type: 'select', required: true, options: ['running', 'done', 'failed'] },
    /** How much was erased, by key. */
    { name: 'erased', type: 'json', required: true, admin: { hidden: true } },
    /** The keys of what could not be erased. */
    { name: 'failed', type: 'json', admin: { hidden: true } },
    { name: 'endedAt', type: 'date' },
  ],
}
