import { getTranslation } from '@payloadcms/translations'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { panelLocale } from '../../../../shared/locale'
import { payloadPanelMessages } from '../../messages/panel/messages'
import { NewDraftForm } from './NewDraftForm'

/** The schools that a document can belong to, in the language of the panel. */
const schoolChoice = async (req: PayloadRequest) => {
  const { docs } = await req.payload.find({
    collection: 'schools',
    draft: true,
    select: { name: true },
    sort: 'name',
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return {
    label: getTranslation(req.payload.collections.schools.config.labels.singular, req.i18n),
    options: docs.map(({ id, name }) => ({ value: String(id), label: name || String(id) })),
  }
}

/**
 * Asks for the title, and for the school if the document must have one, before a draft is stored. With autosave, Payload's own form for a new document stores an empty draft as soon
 * as it is opened, and leaves it behind if nothing is typed.
 */
export const NewDraftView = async ({ initPageResult }: AdminViewServerProps) => {
  const { collectionConfig, locale, permissions, req } = initPageResult
  if (!collectionConfig) return null
  const { slug, labels, admin, flattenedFields } = collectionConfig
  if (!req.user) redirect(`/admin/login?redirect=${encodeURIComponent(`/admin/collections/${slug}/create`)}`)
  const texts = payloadPanelMessages(panelLocale(req.i18n.language))
  const singular = getTranslation(labels.singular, req.i18n)
  const plural = getTranslation(labels.plural, req.i18n)
  const mayCreate = permissions.collections?.[slug]?.create
  const hasSchool = flattenedFields.some(
    (field) => field.name === 'school' && field.type === 'relationship' && field.required,
  )
  const school = mayCreate && hasSchool ? await schoolChoice(req) : undefined
  return (
    <Gutter className="new-draft">
      <SetStepNav
        nav={[{ label: plural, url: `/admin/collections/${slug}` }, { label: texts('draft.new') }]}
      />
      <h1 style={{ marginBlockEnd: 'var(--base)' }}>{texts('draft.heading', { label: singular })}</h1>
      {mayCreate ? (
        <NewDraftForm
          collection={slug}
          titleField={admin.useAsTitle ?? 'title'}
          school={school}
          locale={locale?.code}
        />
      ) : (
        <p>{texts('draft.onlyEditors')}</p>
      )}
    </Gutter>
  )
}
