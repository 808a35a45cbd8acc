import type { AdminViewServerProps } from 'payload'
import { COMMENTS_DATA_PATH } from '../contract'
import { dataRights } from '../people/cms-comments-data'
import { ErasePerson } from './ErasePerson'
import { ImportComments } from './ImportComments'
import { PanelFrame } from './PanelFrame'
import '../../../platform/payload/admin/panel.css'
import './comments-data.css'

/** Import, export and erasure in the admin panel. Custom views have to check the user themselves. */
export const CommentsDataView = async (view: AdminViewServerProps) => {
  const { req } = view.initPageResult
  const { mayExport, mayManage } = dataRights(req)
  const schools = mayManage
    ? await req.payload.find({
        collection: 'schools',
        select: { name: true },
        sort: 'name',
        depth: 0,
        pagination: false,
      })
    : { docs: [] }
  return (
    <PanelFrame view={view} path={COMMENTS_DATA_PATH} className="comments-data panel-form">
      <h1>Import, export, erase</h1>
      {mayExport ? <ExportComments /> : <p>Only moderators and administrators handle comments.</p>}
      {mayManage && <ImportComments schools={schools.docs.map(({ id, name }) => ({ id, name }))} />}
      {mayManage && <ErasePerson />}
    </PanelFrame>
  )
}

const ExportComments = () => (
  <section aria-labelledby="export-comments">
    <h2 id="export-comments">Export</h2>
    <p>All comments in all states as a table for spreadsheets (CSV), with e-mail addresses. Keep it safe.</p>
    <p>
      <a className="panel-form__main" href="/api/comments/export.csv" download>
        Export all comments
      </a>
    </p>
  </section>
)
