import type { CollectionConfig } from 'payload'
import { editors, nobody } from '../../platform/payload/access'
import { linkedCollections } from '../../platform/payload/fields/link'
import { isLinkTarget } from '../../shared/link-target'

const group = 'Content'

interface Target {
  type?: 'reference' | 'custom'
}

/** The names of the fields are those of Payload's redirects plugin. */
const redirects: CollectionConfig = {
  slug: 'redirects',
  admin: { useAsTitle: 'from', group, defaultColumns: ['from', 'to.url', 'type', 'updatedAt'] },
  access: { create: editors, read: editors, update: editors, delete: editors },
  fields: [
    {
      name: 'from',
      label: 'Old address',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      maxLength: 500,
      admin: { description: 'A path of this site, such as /old-page.html or /index.php?id=12.' },
    },
    {
      name: 'match',
      type: 'select',
      required: true,
      defaultValue: 'exact',
      options: [
        { value: 'exact', label: 'This address only' },
        { value: 'prefix', label: 'This address and everything below it' },
      ],
    },
    {
      name: 'type',
      label: 'Kind',
      type: 'select',
      required: true,
      defaultValue: '301',
      options: [
        { value: '301', label: 'Moved for good (301)' },
        { value: '302', label: 'Elsewhere for now (302)' },
        { value: '410', label: 'Gone, without a replacement (410)' },
      ],
    },
    {
      name: 'to',
      label: 'New address',
      type: 'group',
      admin: { condition: (_data, { type }: { type?: string }) => type !== '410' },
      fields: [
        {
          name: 'type',
          label: 'Leads to',
          type: 'radio',
          defaultValue: 'reference',
          options: [
            { value: 'reference', label: 'A page of this site' },
            { value: 'custom', label: 'An address' },
          ],
        },
        {
          name: 'reference',
          label: 'Page',
          type: 'relationship',
          relationTo: linkedCollections,
          admin: { allowCreate: false, condition: (_data, { type }: Target) => type !== 'custom' },
        },
        {
          name: 'url',
          label: 'Address',
          type: 'text',
          maxLength: 500,
          admin: { condition: (_data, { type }: Target) => type === 'custom' },
          validate: (value: unknown) =>
            value === undefined ||
            value === null ||
            value === '' ||
            (typeof value === 'string' && isLinkTarget(value)) ||
            'Use a path of this site such as /about, or a full address that begins with https://.',
        },
      ],
    },
    {
      name: 'automatic',
      label: 'Made by the site when an address changed',
      type: 'checkbox',
      defaultValue: false,
      admin: { position: 'sidebar', readOnly: true },
    },
  ],
}

/** Addresses that visitors asked for and that do not exist. No personal data: only path, day and count. */
const missingAddresses: CollectionConfig = {
  slug: 'missing-addresses',
  labels: { singular: 'Missing address', plural: 'Missing addresses' },
  admin: { useAsTitle: 'path', group, defaultColumns: ['path', 'count', 'lastSeen'] },
  defaultSort: '-count',
  access: { create: nobody, read: editors, update: nobody, delete: editors },
  fields: [
    { name: 'path', type: 'text', required: true, unique: true, index: true },
    { name: 'count', label: 'How often', type: 'number', required: true, defaultValue: 0, index: true },
    { name: 'lastSeen', label: 'Last asked for', type: 'date', index: true },
  ],
}

export const redirectCollections: CollectionConfig[] = [redirects, missingAddresses]
