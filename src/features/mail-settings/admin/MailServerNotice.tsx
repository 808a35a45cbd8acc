import { Banner } from '@payloadcms/ui'
import type { UIFieldServerComponent } from 'payload'
import { siteIn } from '../../../platform/feature'
import { readSending, UnreadablePassword } from '../../../platform/mail/sending'
import { panelLocale } from '../../../shared/locale'
import { mailSettingsPanelMessages } from '../messages/panel/messages'
import './mail-settings.css'

/** Which settings the environment has set, without their secrets, and what mails are sent with now. */
export const MailServerNotice: UIFieldServerComponent = async ({ req: { payload, i18n } }) => {
  const t = mailSettingsPanelMessages(panelLocale(i18n.language))
  const { smtpUrl, mailFrom } = siteIn(payload.config).env
  const { server, from } = await readSending(payload)
  const isUnreadable = () => {
    try {
      server?.transport()
      return false
    } catch (error) {
      return error instanceof UnreadablePassword
    }
  }
  const now = server
    ? t(server.user ? 'notice.serverAndUser' : 'notice.server', {
        server: server.name,
        user: server.user ?? '',
        from,
      })
    : t('notice.noServer')
  return (
    <div className="mail-server-notice field-type">
      {(smtpUrl || mailFrom) && (
        <Banner type="info">
          <div role="note">
            {t('notice.environment')}
            <ul>
              {smtpUrl && (
                <li>
                  <code>SMTP_URL</code>: {t('notice.smtpUrl')}
                </li>
              )}
              {mailFrom && (
                <li>
                  <code>MAIL_FROM</code>: {t('notice.mailFrom', { from: mailFrom })}
                </li>
              )}
            </ul>
          </div>
        </Banner>
      )}
      {isUnreadable() && (
        <Banner type="error">
          <p role="note">{t('errors.unreadable')}</p>
        </Banner>
      )}
      <p>{now}</p>
    </div>
  )
}
