import { type Field, type FieldHook, ValidationError } from 'payload'
import { scriptsIn, videoPlayer } from '../../../shared/html/embed'
import { hasRole } from '../access'

/**
 * Refuses a value with new scripts. A script runs in the browser of every visitor, including administrators, so only
 * administrators can add one. Existing scripts may stay.
 */
export const onlyKnownScripts =
  (scriptsOf: (value: unknown) => string[], label: string): FieldHook =>
  ({ value, previousValue, req, path, collection, global }) => {
    if (!req.user || hasRole(req, 'administrator')) return value
    const known = new Set(scriptsOf(previousValue))
    if (scriptsOf(value).every((script) => known.has(script))) return value
    const message = `Only administrators can add a script. Take the script out of the embed in “${label}”, or ask an administrator to add it.`
    throw new ValidationError({
      collection: collection?.slug,
      global: global?.slug,
      errors: [{ path: path.join('.'), message }],
      req,
    })
  }

const maxCode = 20_000

const codeLabel = 'Address of a video, or embed code'

const scriptsOfCode = (code: unknown) => (typeof code === 'string' ? scriptsIn(code) : [])

/** Refuses new scripts in an embed of its own. Inside a text, the whole text is checked. */
export const refuseNewScripts = onlyKnownScripts(scriptsOfCode, codeLabel)

/** Content of another site. Visitors see it if they allow the service. */
export const embedFields = (...beforeChange: FieldHook[]): Field[] => [
  {
    name: 'code',
    label: codeLabel,
    type: 'textarea',
    required: true,
    maxLength: maxCode,
    hooks: { beforeChange },
    admin: {
      description:
        'An address of YouTube or Vimeo, or the HTML that a service gives for embedding. Only administrators can add scripts.',
    },
    validate: (value: unknown) => {
      const code = typeof value === 'string' ? value.trim() : ''
      if (!code) return 'Give the address of a video or an embed code.'
      if (code.length > maxCode) return `Use at most ${maxCode} characters.`
      return code.includes('<') || videoPlayer(code)
        ? true
        : 'This is neither an address of a YouTube or Vimeo video nor an embed code.'
    },
  },
  {
    name: 'title',
    type: 'text',
    maxLength: 120,
    admin: {
      description: 'What it shows, for people who cannot see it. Used where the code has no title.',
    },
  },
]
