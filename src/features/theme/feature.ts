import type { Field, GlobalConfig, PayloadRequest } from 'payload'
import type { Feature } from '../../platform/feature'
import { administrators, anyone } from '../../platform/payload/access'
import { row, selectField } from '../../platform/payload/fields/field-factories'
import { changedByField, draftVersions } from '../../platform/payload/fields/versions'
import { requestMessages } from '../../platform/payload/request-messages'
import { withGlobalTagInvalidation } from '../../platform/transaction/invalidate-tags'
import { translateCode } from '../../shared/messages/message-code'
import { themeLabels } from './labels/labels'
import { themePanelMessages } from './messages/panel/messages'
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

const colourField = (mode: Mode, name: keyof Palette): Field => ({
  name,
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

const colours = (name: Mode): Field => ({
  name,
  type: 'group',
  fields: [
    row(colourField(name, 'paper'), colourField(name, 'ink'), colourField(name, 'heading')),
    row(colourField(name, 'link'), colourField(name, 'accent'), colourField(name, 'onAccent')),
  ],
})

const settings: GlobalConfig = {
  slug: 'theme',
  admin: { group: 'website' },
  access: { read: anyone, update: administrators, readVersions: administrators },
  // Saved sooner than texts: whoever tries colours looks at the preview after each, and does not type on.
  versions: {
    drafts: { ...draftVersions.drafts, autosave: { interval: 300 } },
    max: draftVersions.maxPerDoc,
  },
  fields: [
    selectField('preset', ['tidewater', 'campus', 'studio'], { required: true, defaultValue: 'tidewater' }),
    colours('light'),
    colours('dark'),
    row(
      selectField('fonts', ['brygada-figtree', 'bitter-figtree', 'figtree', 'system'], {}),
      selectField('radius', ['square', 'soft', 'round'], {}),
      selectField('header', ['plain', 'tinted', 'centred'], {}),
    ),
    { name: 'favicon', type: 'upload', relationTo: 'media' },
    { name: 'sharePicture', type: 'upload', relationTo: 'media' },
    changedByField,
  ],
}

export const theme: Feature = {
  name: 'theme',
  providers: ['/features/theme/admin/PanelColours#PanelColours'],
  labels: themeLabels,
  reservedSlugs: ['theme'],
  globals: () => [withGlobalTagInvalidation(settings, themeTag)],
  previews: { globals: ['theme'] },
}
