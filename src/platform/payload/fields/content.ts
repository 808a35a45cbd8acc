import { type RichTextField, ValidationError } from 'payload'
import { embedsIn, scriptsIn } from '../../../shared/html/embed'
import { hasRole } from '../access'

const scriptsOfText = (text: unknown) => embedsIn(text).flatMap(({ code }) => scriptsIn(code))

/**
 * A text with everything that the editor offers. A script in it would run in the browser of whoever looks at the page,
 * an administrator too, so only administrators add one; those that are there may stay.
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
