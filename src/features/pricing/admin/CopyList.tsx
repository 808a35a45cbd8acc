'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { type FormEvent, useId, useState } from 'react'
import { DialogButton } from '../../../platform/panel/kit/Dialog'
import { postJson, type Refusal } from '../../../platform/payload/admin/post-json'
import { usePanelMessages } from '../../../platform/payload/admin/use-panel-messages'
import { pricingPanelMessages } from '../messages/panel/messages'
import './copy-list.css'

interface Created {
  doc: { id: number; name: string }
}

const bodyOf = (form: FormData) => {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const [roundType, roundTo] = text('rounding').split(' ')
  return {
    name: text('name'),
    validFrom: text('validFrom'),
    validTo: text('validTo') || null,
    percent: text('percent') === '' ? null : Number(text('percent').replace(',', '.')),
    roundType,
    roundTo: Number(roundTo),
  }
}

const roundTypes = ['classic', 'ceil', 'floor'] as const
const roundUnits = [1, 5, 10] as const

/** Button in the sidebar of a price list that creates next year's list from it. */
export const CopyList = () => {
  const texts = usePanelMessages(pricingPanelMessages)
  const { id, hasSavePermission } = useDocumentInfo()
  if (id === undefined || !hasSavePermission) return null
  return (
    <div className="field-type">
      <DialogButton label={texts('list.button')} title={texts('list.title')} className="copy-list">
        {(close) => <CopyForm id={id} close={close} />}
      </DialogButton>
    </div>
  )
}

const CopyForm = ({ id, close }: { id: number | string; close: () => void }) => {
  const texts = usePanelMessages(pricingPanelMessages)
  const [refusal, setRefusal] = useState<Refusal>()
  const [created, setCreated] = useState<{ id: number; name: string }>()
  const [busy, setBusy] = useState(false)
  const errorId = useId()

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // For React this form is inside Payload's form, which must not be submitted too.
    event.stopPropagation()
    setBusy(true)
    setRefusal(undefined)
    const body = bodyOf(new FormData(event.currentTarget))
    const response = await postJson<Created>(`/api/price-lists/${id}/copy`, body, texts('list.unreachable'))
    if (response.ok) setCreated(response.data.doc)
    else setRefusal(response)
    setBusy(false)
  }
  const wrong = (field: string) =>
    refusal?.field === field ? { 'aria-invalid': true, 'aria-describedby': errorId } : {}

  if (created)
    return (
      <div role="status">
        <h2>{texts('list.created')}</h2>
        <p>{texts('list.createdHelp')}</p>
        <p className="panel-form__actions">
          <a className="panel-form__main" href={`/admin/collections/price-lists/${created.id}`}>
            {texts('list.open', { name: created.name })}
          </a>
          <button type="button" onClick={close}>
            {texts('list.stay')}
          </button>
        </p>
      </div>
    )
  return (
    <form onSubmit={submit} noValidate>
      <h2>{texts('list.title')}</h2>
      <p>{texts('list.intro')}</p>
      <label>
        {texts('list.name')}
        <input name="name" maxLength={120} required {...wrong('name')} />
      </label>
      <div className="copy-list__pair">
        <label>
          {texts('list.validFrom')}
          <input name="validFrom" type="date" required {...wrong('validFrom')} />
        </label>
        <label>
          {texts('list.validTo')}
          <input name="validTo" type="date" {...wrong('validTo')} />
        </label>
      </div>
      <div className="copy-list__pair">
        <label>
          {texts('list.percent')}
          <input name="percent" inputMode="decimal" defaultValue="3" required {...wrong('percent')} />
        </label>
        <label>
          {texts('list.round')}
          <select name="rounding" defaultValue="classic 5" {...wrong('roundTo')}>
            <option value="none 1">{texts('list.roundings.none')}</option>
            {roundTypes.flatMap((type) =>
              roundUnits.map((to) => (
                <option key={`${type} ${to}`} value={`${type} ${to}`}>
                  {texts(`list.roundings.${type}`, { to })}
                </option>
              )),
            )}
          </select>
        </label>
      </div>
      {refusal && (
        <p id={errorId} role="alert" className="panel-form__error">
          {refusal.message}
        </p>
      )}
      <p className="panel-form__actions">
        <button type="submit" className="panel-form__main" disabled={busy}>
          {texts('list.create')}
        </button>
        <button type="button" onClick={close}>
          {texts('list.cancel')}
        </button>
      </p>
    </form>
  )
}
