import { type RichTextField, ValidationError } from 'payload'
import { embedsIn, scriptsIn } from '../../../shared/html/embed'
import { hasRole } from '../access'

const scriptsOfText = (text: unknown) => embedsIn(text).flatMap(({ code }) => scriptsIn(code))

/**
 * A rich text with all features of the editor. A script in it would run in the browser of every visitor, including
 * administrators, so only administrators can add one. Existing scripts may stay.
 */
export const contentField = (name: string, label?: string): RichTextField => ({
  name,
  type: 'richText',
  localized: true,
  ...(label ? { label } : {}),
  hooks: {
    beforeChange: [
      ({ value, previousValue, req, path, collection }) => {
        if (!req.user || hasRole(req, 'administrator')) return value
        const there = new Set(scriptsOfText(previousValue))
        if (scriptsOfText(value).every((script) => there.has(script))) return value
        const message = `Only administrators can add a script. Take the script out of the embed in “${label ?? name}”, or ask an administrator to add it.`
        throw new ValidationError({
          collection: collection?.slug,
          errors: [{ path: path.join('.'), message }],
          req,
        })
      },
    ],
  },
})
