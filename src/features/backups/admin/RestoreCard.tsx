import type { ServerProps } from 'payload'
import { readRestoreRequest, readRestoreResult } from '../../../platform/backup/restore-request'
import { siteIn } from '../../../platform/feature'
import { isAdministrator } from '../../../platform/payload/access'
import { panelLocale } from '../../../shared/locale'
import { sizeText } from '../../../shared/text/size-text'
import { backupsPanelMessages } from '../messages/panel/messages'
import { canRestoreHere, listStoredBackups } from '../restore/stored-backups.server'
import { CallOffRestore, RestoreBackup } from './RestoreBackup'

/** Above the list of backups: what became of the last restore, and the backups that can be restored. */
export const RestoreCard = async ({
  payload,
  i18n,
  user,
}: Pick<ServerProps, 'payload' | 'i18n' | 'user'>) => {
  if (!user || !isAdministrator(user)) return null
  const t = backupsPanelMessages(panelLocale(i18n.language))
  const { env } = siteIn(payload.config)
  const [request, result, stored, { timeZone }] = await Promise.all([
    readRestoreRequest(env),
    readRestoreResult(env),
    listStoredBackups(env),
    payload.findGlobal({ slug: 'site-settings', depth: 0 }),
  ])
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeStyle: 'short', timeZone })
  const timeText = (at: string) => format.format(new Date(at))
  const options = stored.map(({ name, size, writtenAt }) => ({
    name,
    text: `${timeText(writtenAt)}, ${sizeText(size)} (${name})`,
  }))
  const content = () => {
    if (!canRestoreHere(env))
      return (
        <p>
          {t('restore.byCommand')} <code>npm run restore -- backup.tar --force</code>
        </p>
      )
    if (request)
      return (
        <>
          <p role="note">{t('restore.waits', { name: request.backup })}</p>
          <CallOffRestore />
        </>
      )
    if (!options.length) return <p>{t('restore.none')}</p>
    return <RestoreBackup options={options} timeZone={timeZone} />
  }
  return (
    <section className="backup kit-card panel-form" aria-labelledby="restore-title">
      <h2 id="restore-title">{t('restore.title')}</h2>
      {result && (
        <p className={result.failure ? 'panel-form__error' : undefined}>
          {result.failure
            ? t('restore.failure', { name: result.backup, reason: result.failure })
            : t('restore.done', { name: result.backup, time: timeText(result.at), before: result.before })}
        </p>
      )}
      <p>{t('restore.about')}</p>
      {content()}
    </section>
  )
}
