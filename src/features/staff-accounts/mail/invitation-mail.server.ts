import type { Mail } from '../../../shared/formats/mail'
import { panelLocale } from '../../../shared/locale'
import { staffAccountsPanelMessages } from '../messages/panel/messages'
import { PASSWORD_ABOUT } from './password-mail.server'
import { type StaffMailParts, staffMail } from './staff-mail.server'

interface InvitationParts extends StaffMailParts {
  /** Who invites. */
  by: string
  token: string
}

/** The mail with the link to choose the first password. */
export const invitationMail = (language: string, { by, token, ...parts }: InvitationParts): Mail => {
  const t = staffAccountsPanelMessages(panelLocale(language))
  const { email } = parts.user
  return staffMail(language, parts, {
    about: `${PASSWORD_ABOUT}${parts.user.id}`,
    subject: t.template('invitationMail.subject'),
    title: t('invitationMail.title'),
    values: { by, email },
    blocks: [
      { type: 'text', text: t.template('invitationMail.text') },
      {
        type: 'button',
        label: t('invitationMail.button'),
        href: `${parts.publicUrl}/admin/reset/${token}`,
        intro: t('invitationMail.open'),
      },
      { type: 'text', text: t.template('invitationMail.once') },
    ],
  })
}
