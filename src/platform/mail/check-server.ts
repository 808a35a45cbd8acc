import type { Payload } from 'payload'
import { siteIn } from '../feature'
import { type Finding, findingsAbout } from '../findings'
import { verifyServer } from './adapter'
import { readSending, usualMailFrom } from './sending'

/** For `npm run doctor`: connects to the mail server and logs in, without a mail. */
export const checkMailServer = async (payload: Payload): Promise<Finding[]> => {
  const { ok, warning, problem } = findingsAbout('mail')
  const { server, from } = await readSending(payload)
  if (!server)
    return [
      warning(
        'There is no mail server: mails become files in DATA_DIR/outbox',
        'Set it under Settings in the panel, or with SMTP_URL and MAIL_FROM.',
      ),
    ]
  const isOfEnvironment = siteIn(payload.config).env.smtpUrl !== undefined
  const sender =
    from === usualMailFrom
      ? [
          warning(
            `Mails come from ${from}, which others refuse`,
            'Set the sender in the panel, or MAIL_FROM, to an address of your domain.',
          ),
        ]
      : []
  try {
    await verifyServer(server)
    const done = server.user ? 'accepts the log-in' : 'answers'
    return [ok(`the mail server ${done}; no mail was sent`), ...sender]
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException
    return [
      problem(
        code === 'EAUTH'
          ? `The mail server refuses the log-in (${message})`
          : `The mail server cannot be used (${message})`,
        isOfEnvironment
          ? 'Check SMTP_URL: name, port, smtp:// or smtps://, user and password.'
          : 'Check the mail server under Settings in the panel.',
      ),
      ...sender,
    ]
  }
}
