import type { RichTextField } from 'payload'
import { embedsIn, scriptsIn } from '../../../shared/html/embed'
import { onlyKnownScripts } from './embed'

const scriptsOfText = (text: unknown) => embedsIn(text).flatMap(({ code }) => scriptsIn(code))

/** A rich text with all features of the editor. */
export const contentField = (name: string, label?: string): RichTextField => ({
  name,
  type: 'richText',
  localized: true,
  ...(label ? { label } : {}),
  hooks: { beforeChange: [onlyKnownScripts(scriptsOfText, label ?? name)] },
})
