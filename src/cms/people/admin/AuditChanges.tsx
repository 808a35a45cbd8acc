import type { JSONFieldServerComponent } from 'payload'
import { type PanelTexts, textsIn } from '../../../platform/payload/admin/panel-texts'
import type { AuditChange } from '../audit/audit-log'
import { fieldByPath, fieldsOf, subjectText, valueText } from '../audit/field-labels'
import './people.css'

const texts: PanelTexts<Record<'title' | 'field' | 'from' | 'to' | 'empty' | 'yes' | 'no', string>> = {
  en: {
    title: 'What changed',
    field: 'Field',
    from: 'Before',
    to: 'After',
    empty: '(empty)',
    yes: 'Yes',
    no: 'No',
  },
  de: {
    title: 'Was geändert wurde',
    field: 'Feld',
    from: 'Vorher',
    to: 'Nachher',
    empty: '(leer)',
    yes: 'Ja',
    no: 'Nein',
  },
  es: {
    title: 'Qué ha cambiado',
    field: 'Campo',
    from: 'Antes',
    to: 'Después',
    empty: '(vacío)',
    yes: 'Sí',
    no: 'No',
  },
  fr: {
    title: 'Ce qui a changé',
    field: 'Champ',
    from: 'Avant',
    to: 'Après',
    empty: '(vide)',
    yes: 'Oui',
    no: 'Non',
  },
  it: {
    title: 'Che cosa è cambiato',
    field: 'Campo',
    from: 'Prima',
    to: 'Dopo',
    empty: '(vuoto)',
    yes: 'Sì',
    no: 'No',
  },
  pt: {
    title: 'O que mudou',
    field: 'Campo',
    from: 'Antes',
    to: 'Depois',
    empty: '(vazio)',
    yes: 'Sim',
    no: 'Não',
  },
  ca: {
    title: 'Què ha canviat',
    field: 'Camp',
    from: 'Abans',
    to: 'Després',
    empty: '(buit)',
    yes: 'Sí',
    no: 'No',
  },
}

/** The changed fields of an entry of the log. Long or secret values are not kept. */
export const AuditChanges: JSONFieldServerComponent = ({ data, i18n, payload }) => {
  const t = textsIn(texts, i18n.language)
  const changes: AuditChange[] = Array.isArray(data?.changes) ? data.changes : []
  if (changes.length === 0) return null
  const fields = fieldsOf(payload, data?.source ?? '')
  return (
    <table className="audit-changes">
      <caption>
        {t.title}: {subjectText(payload, data ?? {}, i18n)}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t.field}</th>
          <th scope="col">{t.from}</th>
          <th scope="col">{t.to}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field: path, from, to }) => {
          const { label, field } = fieldByPath(fields, path, i18n)
          const show = (value?: string) =>
            value === undefined ? '…' : valueText(field, value, i18n, t) || t.empty
          return (
            <tr key={path}>
              <th scope="row">{label}</th>
              <td>{show(from)}</td>
              <td>{show(to)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
