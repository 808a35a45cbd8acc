'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { type Place, placeSchema } from '../copying/copied-block'

/** The stored document whose form is open; undefined if it was never saved. */
export const usePlace = (): Place | undefined => {
  const { collectionSlug, globalSlug, id } = useDocumentInfo()
  return placeSchema.safeParse(globalSlug ? { global: globalSlug } : { collection: collectionSlug, id }).data
}

interface Answer {
  doc?: { id: number; title: string }
  block?: string
  errors?: { message: string; data?: { errors?: { message: string; label?: string }[] } }[]
}

/** Asks the site to copy or keep a block; a sentence if it refused. */
export const sendBlock = async (
  call: 'copy-block' | 'keep-block',
  body: object,
  unreachable: string,
): Promise<Answer | string> => {
  const answer = await fetch(`/api/reusable-content/${call}`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined)
  const read = (await answer?.json().catch(() => undefined)) as Answer | undefined
  if (answer?.ok && read) return read
  const [first] = read?.errors?.[0]?.data?.errors ?? []
  const where = first?.label ? `${first.label}: ` : ''
  return first ? `${where}${first.message}` : (read?.errors?.[0]?.message ?? unreachable)
}
