'use client'

import { getTranslation } from '@payloadcms/translations'
import { Button, toast, useForm, useFormFields, useTranslation } from '@payloadcms/ui'
import type { StaticLabel, UIFieldClientProps } from 'payload'
import { type FormEvent, useState } from 'react'
import { DialogButton } from '../../../platform/panel/kit/Dialog'
import { usePanelMessages } from '../../../platform/payload/admin/use-panel-messages'
import { firstWords } from '../../../shared/text/plain-text'
import type { Place } from '../copying/copied-block'
import { blocksPanelMessages } from '../messages/panel/messages'
import { rememberCopied } from './copied-block'
import { sendBlock, usePlace } from './use-place'
import './blocks-panel.css'

interface BlockToolsProps extends Pick<UIFieldClientProps, 'path' | 'readOnly'> {
  kind: StaticLabel
  canBeKept: boolean
}

interface KeepFormProps {
  from: Place
  block: string
  words: string
  close: () => void
  replace: (content: number) => void
}

const KeepForm = ({ from, block, words, close, replace }: KeepFormProps) => {
  const texts = usePanelMessages(blocksPanelMessages)
  const [refusal, setRefusal] = useState('')
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // For React this form is inside Payload's form, which must not be submitted too.
    event.stopPropagation()
    setBusy(true)
    const title = String(new FormData(event.currentTarget).get('title') ?? '')
    const response = await sendBlock('keep-block', { from, block, title }, texts('block.unreachable'))
    setBusy(false)
    if (typeof response === 'string') return setRefusal(response)
    close()
    if (!response.doc) return
    replace(response.doc.id)
    toast.success(texts('block.kept', { title: response.doc.title }))
  }
  return (
    <form onSubmit={submit} noValidate>
      <h2>{texts('block.keepTitle')}</h2>
      <p>{texts('block.keepHelp')}</p>
      <label>
        {texts('block.titleLabel')}
        <input name="title" maxLength={120} required defaultValue={words.slice(0, 120)} />
      </label>
      <div role="alert">{refusal && <p className="panel-form__error">{refusal}</p>}</div>
      <p className="panel-form__actions">
        <button type="submit" className="panel-form__main" disabled={busy}>
          {texts('block.keep')}
        </button>
        <button type="button" onClick={close}>
          {texts('block.cancel')}
        </button>
      </p>
    </form>
  )
}

/** Buttons at the end of a block's form: copy it to another page, keep it as reusable content. */
export const BlockTools = ({ path, readOnly, kind, canBeKept }: BlockToolsProps) => {
  const texts = usePanelMessages(blocksPanelMessages)
  const { i18n } = useTranslation()
  const rowPath = path.split('.').slice(0, -1).join('.')
  const listPath = rowPath.split('.').slice(0, -1).join('.')
  const rowIndex = Number(rowPath.split('.').at(-1))
  const from = usePlace()
  const { addFieldRow, removeFieldRow, getDataByPath } = useForm()
  const block = useFormFields(([fields]) => fields[`${rowPath}.id`]?.value) as string | undefined
  if (readOnly || !from || !block) return null

  const isInReusable = 'collection' in from && from.collection === 'reusable-content'
  const words = () => firstWords(getDataByPath(rowPath))
  const copy = () => {
    rememberCopied({ from, block, name: [getTranslation(kind, i18n), words()].filter(Boolean).join(' – ') })
    toast.success(texts('block.copied'))
  }
  const replace = (content: number) => {
    removeFieldRow({ path: listPath, rowIndex })
    addFieldRow({
      path: listPath,
      schemaPath: listPath,
      rowIndex,
      blockType: 'reusable',
      subFieldState: { content: { value: content, initialValue: content, valid: true } },
    })
  }
  return (
    <div className="field-type block-tools">
      <Button buttonStyle="secondary" size="small" margin={false} onClick={copy}>
        {texts('block.copy')}
      </Button>
      {canBeKept && !isInReusable && (
        <DialogButton label={texts('block.keepAs')} title={texts('block.keepTitle')}>
          {(close) => <KeepForm from={from} block={block} words={words()} close={close} replace={replace} />}
        </DialogButton>
      )}
    </div>
  )
}
