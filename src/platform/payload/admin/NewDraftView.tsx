import { Gutter, SetStepNav } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
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
  const singular = typeof labels.singular === 'string' ? labels.singular : slug
  const plural = typeof labels.plural === 'string' ? labels.plural : slug
  return (
    <Gutter className="new-draft">
      <SetStepNav nav={[{ label: plural, url: `/admin/collections/${slug}` }, { label: 'New' }]} />
      <h1 style={{ marginBlockEnd: 'var(--base)' }}>New {singular.toLowerCase()}</h1>
      {permissions.collections?.[slug]?.create ? (
        <NewDraftForm collection={slug} titleField={admin.useAsTitle ?? 'title'} locale={locale?.code} />
      ) : (
        <p>Only editors and administrators can do this.</p>
      )}
    </Gutter>
  )
}
