import type { RichTextField } from 'payload'
import { onlyKnownScripts } from './embed'

/** A rich text with all features of the editor. Every rich text of the site is made by this, because it checks scripts. */
export const contentField = (name: string): RichTextField => ({
  name,
  type: 'richText',
  localized: true,
  hooks: { beforeChange: [onlyKnownScripts] },
})
