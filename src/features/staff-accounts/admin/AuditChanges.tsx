import type { DefaultServerCellComponentProps, JSONFieldServerComponent } from 'payload'
import { type PanelTexts, textsIn } from '../../../platform/payload/admin/panel-texts'
import type { AuditChange } from '../../../platform/payload/audit-change'
import { fieldByPath, fieldsOf, subjectText, valueText } from '../audit/field-labels.server'
import './people.css'

interface ChangeTexts extends Record<'title' | 'field' | 'from' | 'to' | 'empty' | 'yes' | 'no', string> {
  cell: (name: string, week: number) => string
  more: (count: number) => string
}

const texts: PanelTexts<ChangeTexts> = {
  en: {
    title: 'What changed',
    field: 'Field',
    from: 'Before',
    to: 'After',
    empty: '(empty)',
    yes: 'Yes',
    no: 'No',
    cell: (name, week) => `${name}, week ${week}`,
    more: (count) => `and ${count} more`,
  },
  de: {
    title: 'Was geändert wurde',
    field: 'Feld',
    from: 'Vorher',
    to: 'Nachher',
    empty: '(leer)',
    yes: 'Ja',
    no: 'Nein',
    cell: (name, week) => `${name}, Woche ${week}`,
    more: (count) => `und ${count} weitere`,
  },
  es: {
    title: 'Qué ha cambiado',
    field: 'Campo',
    from: 'Antes',
    to: 'Después',
    empty: '(vacío)',
    yes: 'Sí',
    no: 'No',
    cell: (name, week) => `${name}, semana ${week}`,
    more: (count) => `y ${count} más`,
  },
  fr: {
    title: 'Ce qui a changé',
    field: 'Champ',
    from: 'Avant',
    to: 'Après',
    empty: '(vide)',
    yes: 'Oui',
    no: 'Non',
    cell: (name, week) => `${name}, semaine ${week}`,
    more: (count) => `et ${count} de plus`,
  },
  it: {
    title: 'Che cosa è cambiato',
    field: 'Campo',
    from: 'Prima',
    to: 'Dopo',
    empty: '(vuoto)',
    yes: 'Sì',
    no: 'No',
    cell: (name, week) => `${name}, settimana ${week}`,
    more: (count) => `e altri ${count}`,
  },
  pt: {
    title: 'O que mudou',
    field: 'Campo',
    from: 'Antes',
    to: 'Depois',
    empty: '(vazio)',
    yes: 'Sim',
    no: 'Não',
    cell: (name, week) => `${name}, semana ${week}`,
    more: (count) => `e mais ${count}`,
  },
  ca: {
    title: 'Què ha canviat',
    field: 'Camp',
    from: 'Abans',
    to: 'Després',
    empty: '(buit)',
    yes: 'Sí',
    no: 'No',
    cell: (name, week) => `${name}, setmana ${week}`,
    more: (count) => `i ${count} més`,
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
        {changes.map(({ field: path, cell, from, to, more }) => {
          const { label, field } = fieldByPath(fields, path, i18n)
          const about = cell ? t.cell(cell.name, cell.week) : more && t.more(more)
          const show = (value?: string) =>
            value === undefined ? '…' : valueText(field, value, i18n, t) || t.empty
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
