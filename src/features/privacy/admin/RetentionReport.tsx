'use client'

import { useForm, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { postJson } from '../../../platform/payload/admin/post-json'
import { useHydrated } from '../../../platform/payload/admin/use-hydrated'
import { usePanelMessages } from '../../../platform/payload/admin/use-panel-messages'
import { isLocale } from '../../../shared/locale'
import { dayText } from '../../../shared/text/day-text'
import { privacyPanelMessages } from '../messages/panel/messages'
import type { Report } from '../retention/report-contract'
import '../../../platform/payload/admin/panel.css'
import './retention.css'

/** The values of the form that are numbers or empty. */
const periodsOf = (data: Record<string, unknown>): Record<string, number | null> =>
  Object.fromEntries(
    Object.entries(data).flatMap(([key, value]) =>
      typeof value === 'number' || value === null ? [[key, value] as const] : [],
    ),
  )

const useReport = (otherwise: string) => {
  const { getData } = useForm()
  const [report, setReport] = useState<Report>()
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(true)
  const [times, setTimes] = useState(0)
  // When somebody asks for it, not with every key.
  useEffect(() => {
    let isGone = false
    const read = async () => {
      const periods = periodsOf(getData())
      const response = await postJson<Report>('/api/globals/retention/report', { periods }, otherwise)
      if (isGone) return
      setBusy(false)
      setProblem(response.ok ? '' : response.message)
      if (response.ok) setReport(response.data)
    }
    setBusy(true)
    void read()
    return () => {
      isGone = true
    }
  }, [times])
  return { report, problem, busy, times, again: () => setTimes((count) => count + 1) }
}

/** Below the periods: what the last night has erased and the next one would. */
export const RetentionReport = () => {
  const t = usePanelMessages(privacyPanelMessages)
  const { language } = useTranslation().i18n
  const hydrated = useHydrated()
  const { report, problem, busy, times, again } = useReport(t('report.failed'))

  const nightText = ({ night, rows }: Report): string => {
    if (!night) return t('report.noNight')
    const day = dayText(isLocale(language) ? language : 'en', night.day)
    if (night.state === 'running') return t('report.running', { day })
    if (night.state === 'done') return t('report.done', { day })
    const names = night.failed.map((key) => rows.find((row) => row.key === key)?.label ?? key)
    return t('report.notErased', { day, names: names.join(', ') })
  }
  const said = busy ? t('report.counting') : problem || (times > 0 ? t('report.counted') : '')

  return (
    <section className="retention panel-form" aria-labelledby="retention-title">
      <h2 id="retention-title">{t('report.title')}</h2>
      <p>{t('report.intro')}</p>
      {report && (
        <>
          <p className={report.night?.state === 'failed' ? 'panel-form__error' : undefined}>
            {nightText(report)}
          </p>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('report.what')}</th>
                <th scope="col">{t('report.last')}</th>
                <th scope="col">{t('report.next')}</th>
              </tr>
            </thead>
            <tbody>
              {report.rows.map(({ key, label, last, next }) => (
                <tr key={key} data-key={key}>
                  <th scope="row">{label}</th>
                  <td>{last.toLocaleString(language)}</td>
                  <td>{next === null ? t('report.kept') : next.toLocaleString(language)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      <p className="retention__again">
        <button type="button" onClick={again} disabled={!hydrated || busy}>
          {t('report.count')}
        </button>
        <span role="status" className={problem && !busy ? 'panel-form__error' : undefined}>
          {said}
        </span>
      </p>
      <h3>{t('report.others')}</h3>
      <ul>
        <li>{t('report.sessions')}</li>
        <li>{t('report.forms')}</li>
        <li>{t('report.trash')}</li>
        <li>{t('report.accounts')}</li>
        <li>
          {t('report.backups')} <a href="/admin/globals/backup-settings">{t('report.backupsLink')}</a>.
        </li>
      </ul>
    </section>
  )
}
