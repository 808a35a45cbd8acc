'use client'

import { Button, SelectInput, TextInput, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type ChangeEvent, type FormEvent, useState } from 'react'
import { payloadPanelMessages } from '../../messages/panel/messages'
import { postJson } from '../post-json'
import { usePanelMessages } from '../use-panel-messages'

interface NewDraftFormProps {
  collection: string
  titleField: string
  /** The schools to choose from, if the document must have one. */
  school?: { label: string; options: { value: string; label: string }[] } | undefined
  locale?: string
}

export const NewDraftForm = ({ collection, titleField, school, locale = 'en' }: NewDraftFormProps) => {
  const texts = usePanelMessages(payloadPanelMessages)
  const router = useRouter()
  const [title, setTitle] = useState('')
  const [chosen, setChosen] = useState(school?.options.length === 1 ? school.options[0]?.value : undefined)
  const [isSaving, setSaving] = useState(false)
  const isComplete = Boolean(title.trim() && (!school || chosen))

  const create = async (event: FormEvent) => {
    event.preventDefault()
    if (!isComplete || isSaving) return
    setSaving(true)
    const result = await postJson<{ doc: { id: number } }>(
      `/api/${collection}?draft=true&depth=0&locale=${locale}`,
      { [titleField]: title.trim(), ...(school && { school: Number(chosen) }), _status: 'draft' },
      texts('draft.unreachable'),
    )
    if (result.ok) return router.push(`/admin/collections/${collection}/${result.data.doc.id}`)
    toast.error(result.message)
    setSaving(false)
  }
  return (
    <form onSubmit={create}>
      <TextInput
        path={titleField}
        label={titleField === 'name' ? texts('draft.name') : texts('draft.title')}
        required
        value={title}
        onChange={(event: ChangeEvent<HTMLInputElement>) => setTitle(event.target.value)}
      />
      {school && (
        <SelectInput
          path="school"
          name="school"
          label={school.label}
          required
          options={school.options}
          value={chosen ?? ''}
          onChange={(option) => setChosen((option as { value?: string } | null)?.value)}
        />
      )}
      <Button type="submit" disabled={!isComplete || isSaving}>
        {texts('draft.create')}
      </Button>
    </form>
  )
}
