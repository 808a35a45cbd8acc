import type { JSONFieldServerComponent } from 'payload'
import { type PanelTexts, textsIn } from '../../../platform/payload/admin/panel-texts'
import type { AuditChange } from '../audit/audit-log'
import './people.css'

const texts: PanelTexts<{ title: string; field: string; from: string; to: string; empty: string }> = {
  en: { title: 'What changed', field: 'Field', from: 'Before', to: 'After', empty: '(empty)' },
  de: { title: 'Was geändert wurde', field: 'Feld', from: 'Vorher', to: 'Nachher', empty: '(leer)' },
  es: { title: 'Qué ha cambiado', field: 'Campo', from: 'Antes', to: 'Después', empty: '(vacío)' },
  fr: { title: 'Ce qui a changé', field: 'Champ', from: 'Avant', to: 'Après', empty: '(vide)' },
  it: { title: 'Che cosa è cambiato', field: 'Campo', from: 'Prima', to: 'Dopo', empty: '(vuoto)' },
  pt: { title: 'O que mudou', field: 'Campo', from: 'Antes', to: 'Depois', empty: '(vazio)' },
  ca: { title: 'Què ha canviat', field: 'Camp', from: 'Abans', to: 'Després', empty: '(buit)' },
}

/** The changed fields of an entry of the log. Long or secret values are not kept. */
export const AuditChanges: JSONFieldServerComponent = ({ data, i18n }) => {
  const t = textsIn(texts, i18n.language)
  const changes: AuditChange[] = Array.isArray(data?.changes) ? data.changes : []
  if (changes.length === 0) return null
  return (
    <table className="audit-changes">
      <caption>{t.title}</caption>
      <thead>
        <tr>
          <th scope="col">{t.field}</th>
          <th scope="col">{t.from}</th>
          <th scope="col">{t.to}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, from, to }) => (
          <tr key={field}>
            <th scope="row">{field}</th>
            <td>{from === undefined ? '…' : from || t.empty}</td>
            <td>{to === undefined ? '…' : to || t.empty}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
