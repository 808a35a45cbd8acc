import { getTranslation } from '@payloadcms/translations'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { textsIn } from '../panel-texts'
import { draftTexts } from './draft-texts'
import { NewDraftForm } from './NewDraftForm'

/**
 * Asks for the title before a draft is stored. With autosave, Payload's own form for a new document stores an empty draft as soon
 * as it is opened, and leaves it behind if nothing is typed.
 */
export const NewDraftView = ({ initPageResult }: AdminViewServerProps) => {
  const { collectionConfig, locale, permissions, req } = initPageResult
  if (!collectionConfig) return null
  const { slug, labels, admin } = collectionConfig
  if (!req.user) redirect(`/admin/login?redirect=${encodeURIComponent(`/admin/collections/${slug}/create`)}`)
  const texts = textsIn(draftTexts, req.i18n.language)
  const singular = getTranslation(labels.singular, req.i18n)
  const plural = getTranslation(labels.plural, req.i18n)
  return (
    <Gutter className="new-draft">
      <SetStepNav nav={[{ label: plural, url: `/admin/collections/${slug}` }, { label: texts.new }]} />
      <h1 style={{ marginBlockEnd: 'var(--base)' }}>{texts.heading(singular)}</h1>
      {permissions.collections?.[slug]?.create ? (
        <NewDraftForm collection={slug} titleField={admin.useAsTitle ?? 'title'} locale={locale?.code} />
      ) : (
        <p>{texts.onlyEditors}</p>
      )}
    </Gutter>
  )
}
