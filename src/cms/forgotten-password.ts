import { type CollectionBeforeOperationHook, commitTransaction, type IncomingAuthType } from 'payload'
import { escapeHtml } from '../shared/html/escape'

/** Payload takes the address of the link from the request, which leaves it out behind most proxies. */
export const resetMail = (publicUrl: string): IncomingAuthType['forgotPassword'] => ({
  generateEmailHTML: ({ token } = {}) => {
    const link = escapeHtml(`${publicUrl}/admin/reset/${token}`)
    return `<p>Somebody, probably you, asked for a new password for the website's administration. Choose it here within one hour:</p>
<p><a href="${link}">${link}</a></p>
<p>If it was not you, ignore this mail; your password stays as it is.</p>`
  },
})

/**
 * Payload opens a transaction for a forgotten password and then, beside it, writes when the mail was asked for. On
 * SQLite the second would wait for the first for ever. Nothing has been written yet, so the first is ended here.
 */
export const endIdleTransaction: CollectionBeforeOperationHook = async ({ operation, req }) => {
  if (operation === 'forgotPassword') await commitTransaction(req)
}
