import type { CollectionSlug, ServerProps } from 'payload'
import { findById } from '../../find-documents'
import { loadSiteLanguages } from '../../languages/site-languages'
import { TitleFallback } from './TitleFallback'

interface SourceTitleProps extends ServerProps {
  id?: number
  collection: CollectionSlug
  field: string
}

/** Gives a document that has no title in the chosen language the title of the site's main language as its heading. */
export const SourceTitle = async ({ id, collection, field, payload, locale }: SourceTitleProps) => {
  if (id === undefined) return null
  const { main } = await loadSiteLanguages(payload)
  if (locale?.code === main) return null
  const doc = await findById(payload, collection, id, {
    locale: main,
    draft: true,
    select: { [field]: true },
  })
  const title = (doc as Record<string, unknown> | null)?.[field]
  return typeof title === 'string' && title ? <TitleFallback title={title} /> : null
}
