import type { Field, GlobalConfig, PayloadRequest } from 'payload'
import type { Feature } from '../../platform/feature'
import { administrators, anyone } from '../../platform/payload/access'
import { row, selectField } from '../../platform/payload/fields/field-factories'
import { changedByField, draftVersions } from '../../platform/payload/fields/versions'
import { requestMessages } from '../../platform/payload/request-messages'
import { withGlobalTagInvalidation } from '../../platform/transaction/invalidate-tags'
import { translateCode } from '../../shared/messages/message-code'
import { themePanelMessages } from './admin/messages/messages'
import {
  colourProblem,
  isColour,
  type Mode,
  type OwnColours,
  type Palette,
  type Preset,
  paletteOf,
} from './palettes'
import { themeTag } from './tags'

const colourField = (mode: Mode, name: keyof Palette, label: string): Field => ({
  name,
  label,
  type: 'text',
  maxLength: 7,
  admin: {
    placeholder: '#1a2b3c',
    components: { afterInput: ['/features/theme/admin/ColourPicker#ColourPicker'] },
  },
  // An empty colour is checked too: that of the theme may not fit a background of one's own.
  validate: (
    value: unknown,
    { data, siblingData, req }: { data: unknown; siblingData: unknown; req: PayloadRequest },
  ) => {
    const t = requestMessages(themePanelMessages, req)
    if (value !== undefined && value !== null && value !== '' && !isColour(value)) return t('errors.colour')
    const { preset = 'tidewater' } = data as { preset?: Preset }
    const problem = colourProblem(paletteOf(preset, mode, siblingData as OwnColours), name)
    return problem ? translateCode(t, problem) : true
  },
})

const colours = (name: Mode, label: string): Field => ({
  name,
  label,
  type: 'group',
  admin: { description: 'Empty colours are those of the theme. Pairs that cannot be read are refused.' },
  fields: [
    row(
      colourField(name, 'paper', 'Background'),
      colourField(name, 'ink', 'Text'),
      colourField(name, 'heading', 'Headings'),
    ),
    row(
      colourField(name, 'link', 'Links'),
      colourField(name, 'accent', 'Buttons'),
      colourField(name, 'onAccent', 'Text on buttons'),
    ),
  ],
})

const settings: GlobalConfig = {
  slug: 'theme',
  label: 'Appearance',
  admin: {
    group: 'Administration',
    description: 'Saved drafts are shown in the preview. Visitors see the theme once it is published.',
  },
  access: { read: anyone, update: administrators, readVersions: administrators },
  versions: { drafts: draftVersions.drafts, max: draftVersions.maxPerDoc },
  fields: [
    selectField(
      'preset',
      { tidewater: 'Tidewater', campus: 'Campus', studio: 'Studio' },
      { label: 'Theme', required: true, defaultValue: 'tidewater' },
    ),
    colours('light', 'Colours'),
    colours('dark', 'Colours in dark mode'),
    row(
      selectField(
        'fonts',
        {
          'brygada-figtree': 'Brygada and Figtree',
          'bitter-figtree': 'Bitter and Figtree',
          figtree: 'Figtree alone',
          system: 'The fonts of the visitor’s device',
        },
        { admin: { description: 'Empty: those of the theme.' } },
      ),
      selectField(
        'radius',
        { square: 'Square', soft: 'Soft', round: 'Round' },
        { label: 'Corners', admin: { description: 'Empty: those of the theme.' } },
      ),
      selectField(
        'header',
        { plain: 'Plain', tinted: 'Tinted', centred: 'Logo in the middle' },
        { label: 'Header', admin: { description: 'Empty: that of the theme.' } },
      ),
    ),
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

export const theme: Feature = {
  name: 'theme',
  reservedSlugs: ['theme'],
  globals: () => [withGlobalTagInvalidation(settings, themeTag)],
  previews: { globals: ['theme'] },
}
