import type { ServerProps } from 'payload'
import { findAll } from '../../../platform/payload/find-documents'
import { panelLocale } from '../../../shared/locale'
import { formsPanelMessages } from '../messages/panel/messages'
import '../../../platform/payload/admin/panel.css'
import './answers.css'

const address = '/api/form-submissions/export.csv'

/** Above the list of submissions: the submissions of one form as a table for spreadsheets. */
export const ExportSubmissions = async ({ payload, i18n }: Pick<ServerProps, 'payload' | 'i18n'>) => {
  const texts = formsPanelMessages(panelLocale(i18n.language))
  const docs = await findAll(payload, 'forms', {}, { select: { title: true }, sort: 'title' })
  return (
    <form className="panel-form form-export" action={address} method="get">
      <label>
        {texts('form.exportCsv')}
        <select name="form">
          <option value="">{texts('form.allForms')}</option>
          {docs.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <button type="submit">{texts('form.export')}</button>
    </form>
  )
}
