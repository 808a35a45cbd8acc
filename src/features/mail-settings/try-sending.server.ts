import { claimTurn } from '../../platform/database/claims'
import { sendThrough, shortPatience } from '../../platform/mail/adapter'
import { readSending, readSignature, UnreadablePassword } from '../../platform/mail/sending'
import { administrators } from '../../platform/payload/access'
import { postEndpoint, type StaffRequest } from '../../platform/payload/endpoint'
import { refusal } from '../../platform/payload/read-body'
import { requestMessages } from '../../platform/payload/request-messages'
import { inTransactionOf } from '../../platform/transaction/transaction'
import { withoutControls } from '../../shared/form-fields'
import { type MailContent, mailText } from '../../shared/formats/mail-content'
import { panelLocale } from '../../shared/locale'
import type { TestedMail } from './contract'
import { mailSettingsPanelMessages } from './messages/panel/messages'

const turns = { max: 10, forMs: 10 * 60_000 }

/** Servers answer in one line; others, at which a wrong port may point, say anything. */
const maxAnswer = 500

const lineOf = (text: unknown): string =>
  withoutControls(String(text ?? ''))
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxAnswer)

const contentOf = async ({ payload, i18n, user }: StaffRequest): Promise<MailContent> => {
  const locale = panelLocale(i18n.language)
  const t = mailSettingsPanelMessages(locale)
  const [{ name }, signature] = await Promise.all([
    payload.findGlobal({ slug: 'site-settings', depth: 0 }),
    readSignature(payload, locale),
  ])
  return {
    locale,
    sender: { name },
    title: t('test.subject'),
    preheader: t('test.text'),
    blocks: [{ type: 'text', text: t('test.text') }],
    ...(signature && { signature }),
    footer: [{ text: t('test.why', { name: user.name || user.email }) }],
  }
}

/** What a server said when it refused, and the code by which its handbook explains it. */
const refusalOf = (error: unknown): string => {
  const { message, response, code } = error as Error & { response?: string; code?: string }
  return lineOf(response ?? (code && !message.includes(code) ? `${code} ${message}` : message))
}

const send = async (req: StaffRequest): Promise<TestedMail> => {
  const { server, from, fromName, replyTo } = await readSending(req.payload)
  const { email: to } = req.user
  if (!server) return { outcome: 'noServer' }
  const content = await contentOf(req)
  const asked = { server: server.name, from, to }
  try {
    const sent = await sendThrough(
      server,
      {
        from: { name: fromName ?? content.sender.name, address: from },
        to: { name: '', address: to },
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        subject: content.title,
        text: mailText(content),
      },
      shortPatience,
    )
    return { outcome: 'accepted', ...asked, answer: lineOf(sent.response) }
  } catch (error) {
    if (error instanceof UnreadablePassword) return { outcome: 'unreadable' }
    return { outcome: 'refused', ...asked, answer: refusalOf(error) }
  }
}

/**
 * Sends a mail to whoever asks, with the settings as they are stored, and returns what the server has answered. It is not queued:
 * the answer is what was asked for. The address of the server cannot be given here, so that only a confirmed change sets it.
 */
export const testMail = postEndpoint('/test', administrators, async (req) => {
  const isFree = await inTransactionOf(req, () => claimTurn(req, `test-mail:${req.user.id}`, turns))
  if (!isFree) throw refusal(requestMessages(mailSettingsPanelMessages, req)('errors.tooManyTests'), 429)
  return Response.json(await send(req), { headers: { 'cache-control': 'private, no-store' } })
})
