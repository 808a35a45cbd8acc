import type { ServerProps } from 'payload'
import { textsIn } from '../../../platform/payload/admin/panel-texts'
import { findAll } from '../../../platform/payload/find-documents'
import { formTexts } from './form-texts'
import '../../../platform/payload/admin/panel.css'
import './answers.css'

const address = '/api/form-submissions/export.csv'

/** Above the list of submissions: the submissions of one form as a table for spreadsheets. */
export const ExportSubmissions = async ({ payload, i18n }: Pick<ServerProps, 'payload' | 'i18n'>) => {
  const texts = textsIn(formTexts, i18n.language)
  const docs = await findAll(payload, 'forms', {}, { select: { title: true }, sort: 'title' })
  return (
    <form className="panel-form form-export" action={address} method="get">
      <label>
        {texts.exportCsv}
        <select name="form">
          <option value="">{texts.allForms}</option>
          {docs.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <button type="submit">{texts.export}</button>
    </form>
  )
}
