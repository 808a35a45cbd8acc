import type { ReactNode } from 'react'
import { fill } from '../../../shared/message'
import { FormField } from '../../../ui/FormField'
import { type CommentSettings, commentFieldId, commentFields, type FieldError } from '../contract'
import type { CommentMessages } from '../messages/en'

const RATINGS = [5, 4, 3, 2, 1]

function Optional({ label, t }: { label: string; t: CommentMessages }) {
  return (
    <>
      {label} <small>({t.optional})</small>
    </>
  )
}

interface CheckProps {
  name: string
  label: string
  hint?: string
  checked: boolean
}

function Check({ name, label, hint, checked }: CheckProps) {
  const id = commentFieldId(name)
  return (
    <div className="form-check">
      <input
        id={id}
        name={name}
        type="checkbox"
        value="yes"
        defaultChecked={checked}
        aria-describedby={hint && `${id}-hint`}
      />
      <span>
        <label htmlFor={id}>{label}</label>
        {hint && (
          <small id={`${id}-hint`} className="field-hint comment-hint">
            {hint}
          </small>
        )}
      </span>
    </div>
  )
}

export interface CommentFieldsProps {
  t: CommentMessages
  settings: CommentSettings
  /** What was typed before. */
  typed: URLSearchParams
  errors: FieldError[]
  /** 0 for a comment at the top level. */
  parentId: number
}

export function CommentFields({ t, settings, typed, errors, parentId }: CommentFieldsProps) {
  const { author, email, url, content, rating, remember, notify, trap } = commentFields
  const field = (name: string) => ({
    id: commentFieldId(name),
    error: errors.find((error) => error.field === name)?.message,
  })
  const value = (name: string) => typed.get(name) ?? ''
  const required = settings.nameRequired
  const label = (text: string): ReactNode => (required ? text : <Optional label={text} t={t} />)
  return (
    <>
      <FormField {...field(content)} label={t.content} hint={t.contentHint}>
        <textarea name={content} rows={6} required defaultValue={value(content)} />
      </FormField>
      <div className="form-pair">
        <FormField {...field(author)} label={label(t.name)}>
          <input
            name={author}
            type="text"
            required={required}
            autoComplete="name"
            defaultValue={value(author)}
          />
        </FormField>
        <FormField {...field(email)} label={label(t.email)} hint={t.emailHint}>
          <input
            name={email}
            type="email"
            required={required}
            autoComplete="email"
            defaultValue={value(email)}
          />
        </FormField>
      </div>
      <FormField {...field(url)} label={<Optional label={t.website} t={t} />}>
        <input name={url} type="url" autoComplete="url" defaultValue={value(url)} />
      </FormField>
      {settings.ratings && parentId === 0 && (
        <FormField {...field(rating)} label={<Optional label={t.rating} t={t} />}>
          <select name={rating} defaultValue={value(rating)} data-top-level="">
            <option value="">{t.noRating}</option>
            {RATINGS.map((count) => (
              <option key={count} value={count}>
                {fill(t.stars, { count })}
              </option>
            ))}
          </select>
        </FormField>
      )}
      <Check name={remember} label={t.remember} hint={t.rememberHint} checked={value(remember) === 'yes'} />
      {settings.replyMail && <Check name={notify} label={t.notify} checked={value(notify) === 'yes'} />}
      <div className="form-trap" aria-hidden="true">
        <label htmlFor={commentFieldId(trap)}>{t.leaveEmpty}</label>
        <input id={commentFieldId(trap)} name={trap} type="text" tabIndex={-1} autoComplete="off" />
      </div>
    </>
  )
}
