import type { AdminViewServerProps, Payload } from 'payload'
import { EmptyState, PageHeader } from '../../../platform/panel/kit/Page'
import { PanelFrame } from '../../../platform/payload/admin/PanelFrame'
import { findAll } from '../../../platform/payload/find-documents'
import { loadSiteLanguages } from '../../../platform/payload/languages/site-languages'
import { PERSONS_PATH } from '../../../platform/payload/personal-data'
import { panelLocale } from '../../../shared/locale'
import { COMMENTS_DATA_PATH, commentedTypes, MODERATION_PATH } from '../contract'
import { referenceText } from '../documents'
import { type CommentsPanelMessages, commentsPanelMessages } from '../messages/panel/messages'
import { dataRights } from '../people/cms-comments-data'
import { ImportComments, type ImportTargets } from './ImportComments'
import '../../../platform/payload/admin/panel.css'
import './comments-data.css'

/** Everything that comments can be imported into, by name; kinds without documents are left out. */
const listTargets = async (payload: Payload, t: CommentsPanelMessages): Promise<ImportTargets[]> => {
  const { main } = await loadSiteLanguages(payload)
  const lists = await Promise.all(
    commentedTypes.map(async (type) => {
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
      return { label: t(`data.${type}`), documents }
    }),
  )
  return lists.filter(({ documents }) => documents.length > 0)
}

/** Import and export in the admin panel. Custom views have to check the user themselves. */
export const CommentsDataView = async (view: AdminViewServerProps) => {
  const { req } = view.initPageResult
  const t = commentsPanelMessages(panelLocale(req.i18n.language))
  const { mayExport, mayManage } = dataRights(req)
  const targets = mayManage ? await listTargets(req.payload, t) : []
  return (
    <PanelFrame view={view} path={COMMENTS_DATA_PATH} className="kit comments-data panel-form">
      <PageHeader title={t('data.title')} back={{ href: MODERATION_PATH, text: t('pendingLink.comments') }} />
      {mayExport ? (
        <ExportComments t={t} />
      ) : (
        <div className="kit-card">
          <EmptyState icon="security" title={t('noAccess')} />
        </div>
      )}
      {mayManage && <ImportComments targets={targets} />}
      {mayManage && (
        <p>
          <a href={PERSONS_PATH}>{t('data.person')}</a>
        </p>
      )}
    </PanelFrame>
  )
}

const ExportComments = ({ t }: { t: CommentsPanelMessages }) => (
  <section className="kit-card" aria-labelledby="export-comments">
    <h2 id="export-comments">{t('data.export')}</h2>
    <p>{t('data.exportNote')}</p>
    <p>
      <a className="panel-form__main" href="/api/comments/export.csv" download>
        {t('data.exportAll')}
      </a>
    </p>
  </section>
)
