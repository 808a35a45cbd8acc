import type { ServerProps } from 'payload'
import { siteIn } from '../../../platform/feature'
import { isAdministrator } from '../../../platform/payload/access'
import { panelLocale } from '../../../shared/locale'
import { sizeText } from '../../../shared/text/size-text'
import { readBackupState } from '../backup-state.server'
import { readDailySettings } from '../daily-settings.server'
import { backupsPanelMessages } from '../messages/panel/messages'
import '../../../platform/panel/kit/styles/kit.css'
import '../../../platform/panel/kit/styles/timeline.css'
import './backup.css'

/** Above the list of backups: whether the site makes them by itself, when, where, how many are kept, and how the last ones went. */
export const BackupStatus = async ({
  payload,
  i18n,
  user,
}: Pick<ServerProps, 'payload' | 'i18n' | 'user'>) => {
  if (!user || !isAdministrator(user)) return null
  const t = backupsPanelMessages(panelLocale(i18n.language))
  const { env } = siteIn(payload.config)
  const [{ isOn, hour, keep, timeZone }, state] = await Promise.all([
    readDailySettings(payload),
    readBackupState(payload),
  ])
  const timeText = (at: Date) =>
    new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(at)
  const { last, lastFailure, hasFailed, isDailyLate } = state
  const facts = [
    ...(isOn
      ? [
          { label: t('status.when'), value: t('status.fromHour', { hour: String(hour), zone: timeZone }) },
          { label: t('status.kept'), value: t('status.newest', { count: String(keep) }) },
        ]
      : []),
    { label: t('status.place'), value: env.backupBucket ?? env.backupDir },
    {
      label: t('status.last'),
      value: last ? `${timeText(last.at)}, ${sizeText(last.size)}` : t('status.none'),
    },
    ...(lastFailure
      ? [
          {
            label: t('status.failure'),
            value: lastFailure.reason
              ? `${timeText(lastFailure.at)}: ${lastFailure.reason}`
              : timeText(lastFailure.at),
          },
        ]
      : []),
  ]
  return (
    <section className="backup kit-card" aria-labelledby="backup-status">
      <h2 id="backup-status">{t('status.title')}</h2>
      {!isOn && <p>{t('status.off')}</p>}
      {(hasFailed || isDailyLate) && (
        <p className="panel-form__error">
          <strong>{hasFailed ? t('status.failed') : t('status.late')}</strong>
        </p>
      )}
      <dl className="kit-facts">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>
        <a href="/admin/globals/backup-settings">{t('status.change')}</a>
      </p>
    </section>
  )
}
