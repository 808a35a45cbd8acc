'use client'

import { Button, TextInput, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type ChangeEvent, type FormEvent, useState } from 'react'
import { draftTexts } from './draft-texts'
import { usePanelTexts } from './use-panel-texts'

interface NewDraftFormProps {
  collection: string
  /** The title field of this collection. */
  titleField: string
  locale?: string
}

interface Answer {
  doc?: { id: number }
  errors?: { message: string; data?: { errors?: { message: string }[] } }[]
}

const messageOf = ({ errors: [error] = [] }: Answer) => error?.data?.errors?.[0]?.message ?? error?.message

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
    try {
      const response = await fetch(`/api/${collection}?draft=true&depth=0&locale=${locale}`, {
        method: 'POST',
        credentials: 'same-origin',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ [titleField]: title.trim(), _status: 'draft' }),
      })
      const answer = (await response.json()) as Answer
      if (answer.doc) return router.push(`/admin/collections/${collection}/${answer.doc.id}`)
      toast.error(messageOf(answer) ?? texts.notStored)
    } catch {
      toast.error(texts.unreachable)
    }
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
