import { Banner } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { panelLocale } from '../../shared/locale'
import { panelMessages } from '../panel/messages/messages'
import { hasNoMailServer } from './sending'

/** On the first screen and above the list of outgoing mail, as long as no mail server is set. */
export const MailNotice = async ({ payload, i18n }: Pick<ServerProps, 'payload' | 'i18n'>) => {
  if (!(await hasNoMailServer(payload))) return null
  const t = panelMessages(panelLocale(i18n.language))
  return (
    <Banner type="error">
      <p role="note">
        <strong>{t('mailNotice.noServer')}</strong> {t('mailNotice.whereMailsAre')}{' '}
        {t('mailNotice.howToMend')}
      </p>
    </Banner>
  )
}
