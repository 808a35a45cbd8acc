import type { AdminViewServerProps, Payload } from 'payload'
import { PanelFrame } from '../../../platform/payload/admin/PanelFrame'
import { findAll } from '../../../platform/payload/find-documents'
import { PERSONS_PATH } from '../../../platform/payload/personal-data'
import { loadSiteLanguages } from '../../../platform/payload/site-languages'
import { COMMENTS_DATA_PATH } from '../contract'
import { referenceText } from '../documents'
import { dataRights } from '../people/cms-comments-data'
import { ImportComments, type ImportTargets } from './ImportComments'
import { translateInPanel } from './sentences/translate'
import '../../../platform/payload/admin/panel.css'
import './comments-data.css'

const kinds = [
  { type: 'schools', label: 'Schools' },
  { type: 'posts', label: 'News' },
  { type: 'pages', label: 'Pages' },
] as const

/** Everything that comments can be imported into, by name; kinds without documents are left out. */
const listTargets = async (payload: Payload): Promise<ImportTargets[]> => {
  const { main } = await loadSiteLanguages(payload)
  const lists = await Promise.all(
    kinds.map(async ({ type, label }) => {
      // A draft without an address has no thread yet.
      const docs = await findAll(
        payload,
        type,
        { slug: { exists: true } },
        { select: { name: true, title: true, slug: true }, locale: main },
      )
      const documents = (docs as { id: number; slug: string; name?: string; title?: string }[])
        .map(({ id, slug, name, title }) => ({
          reference: referenceText({ type, id }),
          name: name || title || slug,
        }))
        .sort((a, b) => a.name.localeCompare(b.name, main))
      return { label, documents }
    }),
  )
  return lists.filter(({ documents }) => documents.length > 0)
}

/** Import and export in the admin panel. Custom views have to check the user themselves. */
export const CommentsDataView = async (view: AdminViewServerProps) => {
  const { req } = view.initPageResult
  const say = (english: string) => translateInPanel(english, req.i18n.language)
  const { mayExport, mayManage } = dataRights(req)
  const targets = mayManage ? await listTargets(req.payload) : []
  return (
    <PanelFrame view={view} path={COMMENTS_DATA_PATH} className="comments-data panel-form">
      <h1>{say('Import and export of comments')}</h1>
      {mayExport ? (
        <ExportComments say={say} />
      ) : (
        <p>{say('Only moderators and administrators handle comments.')}</p>
      )}
      {mayManage && (
        <ImportComments targets={targets.map(({ label, ...rest }) => ({ ...rest, label: say(label) }))} />
      )}
      {mayManage && (
        <p>
          <a href={PERSONS_PATH}>{say('What is stored about one person, and how it is erased')}</a>
        </p>
      )}
    </PanelFrame>
  )
}

const ExportComments = ({ say }: { say: (english: string) => string }) => (
  <section aria-labelledby="export-comments">
    <h2 id="export-comments">{say('Export')}</h2>
    <p>
      {say(
        'All comments in all states as a table for spreadsheets (CSV), with e-mail addresses. Keep it safe.',
      )}
    </p>
    <p>
      <a className="panel-form__main" href="/api/comments/export.csv" download>
        {say('Export all comments')}
      </a>
    </p>
  </section>
)
