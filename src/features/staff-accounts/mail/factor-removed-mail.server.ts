import type { Mail } from '../../../shared/formats/mail'
import { panelLocale } from '../../../shared/locale'
import { staffAccountsPanelMessages } from '../messages/panel/messages'
import { type StaffMailParts, staffMail } from './staff-mail.server'

/** Tells somebody that an administrator has removed their second factor. */
export const factorRemovedMail = (
  language: string,
  { by, ...parts }: StaffMailParts & { by: string },
): Mail => {
  const t = staffAccountsPanelMessages(panelLocale(language))
  return staffMail(language, parts, {
    about: `account:${parts.user.id}`,
    subject: t.template('factorRemovedMail.subject'),
    title: t('factorRemovedMail.title'),
    values: { by },
    blocks: [
      { type: 'text', text: t.template('factorRemovedMail.text') },
      { type: 'text', text: t('factorRemovedMail.next') },
    ],
  })
}
