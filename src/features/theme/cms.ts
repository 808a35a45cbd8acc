import type { Field, GlobalConfig } from 'payload'
import { administrators, anyone } from '../../platform/payload/access'
import { changedByField, draftVersions } from '../../platform/payload/fields/versions'
import { announcingGlobal } from '../../platform/transaction/announce'

const themeTag = 'theme'

const hexColour = /^#[0-9a-f]{6}$/i

const colourField = (name: string, label: string): Field => ({
  name,
  label,
  type: 'text',
  maxLength: 7,
  validate: (value: unknown) =>
    value === undefined ||
    value === null ||
    value === '' ||
    (typeof value === 'string' && hexColour.test(value)) ||
    'Use a colour of the form #1a2b3c.',
})

/** Empty colours are those of the chosen theme. */
const colours = (name: string, label: string): Field => ({
  name,
  label,
  type: 'group',
  fields: [
    {
      type: 'row',
      fields: [
        colourField('paper', 'Background'),
        colourField('ink', 'Text'),
        colourField('heading', 'Headings'),
      ],
    },
    {
      type: 'row',
      fields: [
        colourField('link', 'Links'),
        colourField('accent', 'Buttons'),
        colourField('onAccent', 'Text on buttons'),
      ],
    },
  ],
})

const theme: GlobalConfig = {
  slug: 'theme',
  label: 'Appearance',
  admin: { group: 'Administration' },
  access: { read: anyone, update: administrators, readVersions: administrators },
  versions: { drafts: draftVersions.drafts, max: draftVersions.maxPerDoc },
  fields: [
    {
      name: 'preset',
      label: 'Theme',
      type: 'select',
      required: true,
      defaultValue: 'tidewater',
      options: [
        { value: 'tidewater', label: 'Tidewater' },
        { value: 'campus', label: 'Campus' },
        { value: 'studio', label: 'Studio' },
      ],
    },
    colours('light', 'Colours'),
    colours('dark', 'Colours in dark mode'),
    {
      type: 'row',
      fields: [
        {
          name: 'fonts',
          type: 'select',
          options: [
            { value: 'brygada-figtree', label: 'Brygada and Figtree' },
            { value: 'figtree', label: 'Figtree alone' },
            { value: 'system', label: 'The fonts of the visitor’s device' },
          ],
          admin: { description: 'Empty: those of the theme.' },
        },
        {
          name: 'radius',
          label: 'Corners',
          type: 'select',
          options: [
            { value: 'square', label: 'Square' },
            { value: 'soft', label: 'Soft' },
            { value: 'round', label: 'Round' },
          ],
          admin: { description: 'Empty: those of the theme.' },
        },
        {
          name: 'header',
          label: 'Header',
          type: 'select',
          options: [
            { value: 'plain', label: 'Plain' },
            { value: 'tinted', label: 'Tinted' },
            { value: 'centred', label: 'Logo in the middle' },
          ],
          admin: { description: 'Empty: that of the theme.' },
        },
      ],
    },
    { name: 'favicon', label: 'Icon of the site', type: 'upload', relationTo: 'media' },
    {
      name: 'sharePicture',
      label: 'Picture of link previews',
      type: 'upload',
      relationTo: 'media',
      admin: { description: 'For pages that have no picture of their own.' },
    },
    changedByField,
  ],
}

export const themeGlobals: GlobalConfig[] = [announcingGlobal(theme, themeTag)]
