import { getTranslation } from '@payloadcms/translations'
import type { PayloadRequest } from 'payload'
import { type Field, type FieldHook, ValidationError } from 'payload'
import { scriptsIn, videoPlayer } from '../../../shared/html/embed'
import { hasRole } from '../access'
import { payloadPanelMessages } from '../messages/panel/messages'
import { requestMessages } from '../request-messages'

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

/**
 * The scripts of all embeds in a value of any shape: a text, a text per language (`locale=all`), blocks, a whole document. The code of
 * an embed is always stored under this name.
 */
const scriptsAnywhere = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) =>
        name === 'code' ? stringsIn(inner).flatMap(scriptsIn) : scriptsAnywhere(inner),
      )
    : []

/**
 * Refuses a value with new scripts. A script runs in the browser of every visitor, including administrators, so only
 * administrators can add one. Scripts that the document has may stay.
 */
export const onlyKnownScripts: FieldHook = ({ value, originalDoc, req, path, collection, global, field }) => {
  if (!req.user || hasRole(req, 'administrator')) return value
  const added = scriptsAnywhere({ [field.name ?? '']: value })
  const known = added.length ? new Set(scriptsAnywhere(originalDoc)) : new Set()
  if (added.every((script) => known.has(script))) return value
  const label = getTranslation(('label' in field && field.label) || (field.name ?? ''), req.i18n)
  const message = requestMessages(payloadPanelMessages, req)('errors.newScript', { label })
  throw new ValidationError({
    collection: collection?.slug,
    global: global?.slug,
    errors: [{ path: path.join('.'), message }],
    req,
  })
}

const maxCode = 20_000

/** Content of another site. Visitors see it if they allow the service. */
export const embedFields = (...beforeChange: FieldHook[]): Field[] => [
  {
    name: 'code',
    type: 'textarea',
    required: true,
    maxLength: maxCode,
    hooks: { beforeChange },
    validate: (value: unknown, { req }: { req: PayloadRequest }) => {
      const code = typeof value === 'string' ? value.trim() : ''
      if (!code) return requestMessages(payloadPanelMessages, req)('errors.noEmbed')
      if (code.length > maxCode)
        return requestMessages(payloadPanelMessages, req)('errors.manyCharacters', { count: maxCode })
      return code.includes('<') || videoPlayer(code)
        ? true
        : requestMessages(payloadPanelMessages, req)('errors.embed')
    },
  },
  { name: 'title', type: 'text', maxLength: 120 },
]
