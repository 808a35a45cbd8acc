import type { CollectionConfig } from 'payload'
import { editors, nobody } from '../../../platform/payload/access'
import { ofSchool } from '../../../platform/payload/school-scope'
import { offerKinds } from '../../pricing/contract'

/**
 * Which days of which course or accommodation an enrolment request asks for, one row per offer of its quotes. Written by
 * `keepPlaces` whenever the stay changes; the state of the request says whether the place is taken. Numbers instead of
 * relationships, as in price lists: an offer may be deleted, and the places of a request are deleted with it.
 */
export const enrolmentPlaces: CollectionConfig = {
  slug: 'enrolment-places',
  custom: ofSchool(),
  admin: { hidden: true },
  access: { create: nobody, read: editors, update: nobody, delete: nobody },
  indexes: [{ fields: ['school', 'kind', 'offer', 'lastDay'] }],
  fields: [
    { name: 'enrolment', type: 'number', required: true, index: true },
    { name: 'school', type: 'number', required: true },
    { name: 'kind', type: 'select', required: true, options: [...offerKinds] },
    // The number of the course or accommodation within its school.
    { name: 'offer', type: 'number', required: true },
    // Days as text, so that both databases compare them in the same way. Both are included.
    { name: 'firstDay', type: 'text', required: true },
    { name: 'lastDay', type: 'text', required: true },
  ],
}
