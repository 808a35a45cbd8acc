'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { postJson } from '../../../platform/payload/admin/post-json'
import { type Place, placeSchema } from '../copying/copied-block'

/** The stored document whose form is open; undefined if it was never saved. */
export const usePlace = (): Place | undefined => {
  const { collectionSlug, globalSlug, id } = useDocumentInfo()
  return placeSchema.safeParse(globalSlug ? { global: globalSlug } : { collection: collectionSlug, id }).data
}

interface Stored {
  doc?: { id: number; title: string }
}

/** Asks the site to copy or keep a block; a sentence if it refused. */
export const sendBlock = async (
  call: 'copy-block' | 'keep-block',
  body: object,
  unreachable: string,
): Promise<Stored | string> => {
  const response = await postJson<Stored>(`/api/reusable-content/${call}`, body, unreachable)
  if (response.ok) return response.data
  return response.label ? `${response.label}: ${response.message}` : response.message
}
