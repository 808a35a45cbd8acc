'use client'

import { Button, TextInput, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type ChangeEvent, type FormEvent, useState } from 'react'
import { postJson } from '../post-json'
import { usePanelTexts } from '../use-panel-texts'
import { draftTexts } from './draft-texts'

interface NewDraftFormProps {
  collection: string
  /** The title field of this collection. */
  titleField: string
  locale?: string
}

/** Stores a draft with a title and opens its form. */
export const NewDraftForm = ({ collection, titleField, locale = 'en' }: NewDraftFormProps) => {
  const texts = usePanelTexts(draftTexts)
  const router = useRouter()
  const [title, setTitle] = useState('')
  const [isSaving, setSaving] = useState(false)

  const create = async (event: FormEvent) => {
    event.preventDefault()
    if (!title.trim() || isSaving) return
    setSaving(true)
    const answer = await postJson<{ doc: { id: number } }>(
      `/api/${collection}?draft=true&depth=0&locale=${locale}`,
      { [titleField]: title.trim(), _status: 'draft' },
      texts.unreachable,
    )
    if (answer.ok) return router.push(`/admin/collections/${collection}/${answer.data.doc.id}`)
    toast.error(answer.message)
    setSaving(false)
  }
  return (
    <form onSubmit={create}>
      <TextInput
        path={titleField}
        label={titleField === 'name' ? texts.name : texts.title}
        required
        value={title}
        onChange={(event: ChangeEvent<HTMLInputElement>) => setTitle(event.target.value)}
      />
      <Button type="submit" disabled={!title.trim() || isSaving}>
        {texts.create}
      </Button>
    </form>
  )
}
