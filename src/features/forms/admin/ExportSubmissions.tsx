import type { Payload } from 'payload'
import '../../../platform/payload/admin/panel.css'
import './answers.css'

const address = '/api/form-submissions/export.csv'

/** Above the list of submissions: the submissions of one form as a table for spreadsheets. */
export const ExportSubmissions = async ({ payload }: { payload: Payload }) => {
  const { docs } = await payload.find({
    collection: 'forms',
    select: { title: true },
    sort: 'title',
    depth: 0,
    pagination: false,
  })
  return (
    <form className="panel-form form-export" action={address} method="get">
      <label>
        Export as CSV
        <select name="form">
          <option value="">All forms</option>
          {docs.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <button type="submit">Export</button>
    </form>
  )
}
