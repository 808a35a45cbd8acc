import type { Mail } from '../../../shared/mail'
import { fill } from '../../../shared/text/message'
import { mailAbout } from '../contract'
import type { CommentMessages } from '../messages/en'

/** Delay of mails, so that a moderator can undo an approval first. */
export const REPLY_MAIL_DELAY_MS = 15_000

interface Written {
  id: number
  author: string
  content: string
}

/** To a moderator, in the language of the admin panel. */
export const pendingMail = (
  to: string,
  { id, author, email, url, content }: Written & { email: string; url: string },
  school: string,
  moderationAddress: string,
): Mail => ({
  to,
  about: mailAbout(id, 'pending'),
  subject: `A comment on ${school} waits`,
  text: [
    `Somebody has written a comment on ${school}. It waits for you to approve it.`,
    [
      `Name: ${author || 'Anonymous'}`,
      ...(email ? [`E-mail: ${email}`] : []),
      ...(url ? [`Website: ${url}`] : []),
    ].join('\n'),
    content,
    `Approve it, answer it or mark it as spam:\n${moderationAddress}`,
  ].join('\n\n'),
})

/** To the author of the comment that was replied to, in that author's language. */
export const replyMail = (
  t: CommentMessages,
  to: { email: string; author: string },
  reply: Written,
  { school, link, unsubscribe }: { school: string; link: string; unsubscribe: string },
): Mail => {
  const author = reply.author || t.anonymous
  const values = { author, school, content: reply.content, link, unsubscribe, name: to.author || to.email }
  return {
    to: to.email,
    about: mailAbout(reply.id, 'reply'),
    unsubscribe,
    subject: fill(t.replyMailSubject, { author, school }),
    text: fill(t.replyMailText, values),
  }
}

/** To the address that a comment was sent with. */
export const confirmMail = (
  t: CommentMessages,
  comment: { id: number; email: string; author: string },
  { school, link, days }: { school: string; link: string; days: number },
): Mail => ({
  to: comment.email,
  about: mailAbout(comment.id, 'confirm'),
  subject: fill(t.confirmMailSubject, { school }),
  text: fill(t.confirmMailText, { name: comment.author || comment.email, school, link, days }),
})
