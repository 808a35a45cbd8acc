import { Banner } from '@payloadcms/ui'
import type { Payload } from 'payload'
import { hasNoMailServer } from './adapter'

/** On the dashboard and above the list of outgoing mail, as long as no mail server is set. */
export const MailNotice = ({ payload }: { payload: Payload }) =>
  hasNoMailServer(payload) ? (
    <Banner type="error">
      <p role="note">
        <strong>No mail server is set: no mail reaches anybody.</strong> Mails to visitors and staff are kept
        as files in the folder “outbox” of the data directory. An operator sets <code>SMTP_URL</code> to send
        mail; then set kept mails to “Queued” to send them.
      </p>
    </Banner>
  ) : null
