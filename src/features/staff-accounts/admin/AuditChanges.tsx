import type { DefaultServerCellComponentProps, JSONFieldServerComponent } from 'payload'
import type { AuditChange } from '../../../platform/payload/audit-change'
import { panelLocale } from '../../../shared/locale'
import { fieldByPath, fieldsOf, subjectText, valueText } from '../audit/field-labels.server'
import { staffAccountsPanelMessages } from '../messages/panel/messages'
import './people.css'

/** The changed fields of an entry of the log. Long or secret values are not kept. */
export const AuditChanges: JSONFieldServerComponent = ({ data, i18n, payload }) => {
  const t = staffAccountsPanelMessages(panelLocale(i18n.language))
  const changes: AuditChange[] = Array.isArray(data?.changes) ? data.changes : []
  if (changes.length === 0) return null
  const answers = { yes: t('auditChanges.yes'), no: t('auditChanges.no') }
  const fields = fieldsOf(payload, data?.source ?? '')
  return (
    <table className="audit-changes">
      <caption>
        {t('auditChanges.title')}: {subjectText(payload, data ?? {}, i18n)}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('auditChanges.field')}</th>
          <th scope="col">{t('auditChanges.from')}</th>
          <th scope="col">{t('auditChanges.to')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field: path, cell, from, to, more }) => {
          const { label, field } = fieldByPath(fields, path, i18n)
          const about = cell
            ? t('auditChanges.cell', { name: cell.name, week: cell.week })
            : more && t('auditChanges.more', { count: more })
          const show = (value?: string) =>
            value === undefined ? '…' : valueText(field, value, i18n, answers) || t('auditChanges.empty')
          return (
            <tr key={`${path} ${about ?? ''}`}>
              <th scope="row">{[label, about].filter(Boolean).join(': ')}</th>
              <td>{show(from)}</td>
              <td>{show(to)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** In the list of the log: what an entry is about. */
export const AuditSubject = ({ rowData, payload, i18n }: DefaultServerCellComponentProps) =>
  subjectText(payload, rowData, i18n)
