'use client'

import { getTranslation } from '@payloadcms/translations'
import { useAuth, useConfig, useDocumentInfo, useForm, useTranslation } from '@payloadcms/ui'
import type { ClientBlock, ClientField } from 'payload'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { payloadPanelMessages } from '../../messages/panel/messages'
import { useOfficeTime } from '../times/DateCell'
import { usePanelMessages } from '../use-panel-messages'
import { describePath, describeValue } from './describe-change'
import { guardSaves, type OpenForm } from './guard-saves'
import { type Change, changesOf, type Doc, takeTheirs } from './merge'
import { joinParts, partsOf, splitParts } from './parts'
import '../panel.css'
import './conflicts.css'

/** How long after a save somebody counts as working on a document. */
const recent = 5 * 60_000

type Choice = 'theirs' | 'mine' | undefined

interface Question {
  theirs: Doc
  changes: Change[]
  choices: Choice[]
  decide: (choices: Choice[] | undefined) => void
}

const time = { pattern: 'p' }

/**
 * Tells whoever saves a document that somebody else has changed it since, and lets them choose by field. Payload's locks do not help
 * with autosave: every save deletes the lock. Also says on opening who was working on the document.
 */
export const SaveConflicts = () => {
  const { id, collectionSlug, globalSlug, data } = useDocumentInfo()
  const { getData, reset } = useForm()
  const [question, setQuestion] = useState<Question>()
  const path = globalSlug ? `/api/globals/${globalSlug}` : id ? `/api/${collectionSlug}/${id}` : undefined
  const isReady = Boolean(data)

  // The form gives new functions with every render.
  const form = useRef({ getData, reset, data })
  form.current = { getData, reset, data }
  const guarded = useRef<OpenForm>(undefined)

  useEffect(() => {
    if (!path || !isReady) return
    let wasAsked = false
    const merge = async (sent: Doc, theirs: Doc) => {
      // Text typed since the request was sent belongs to mine too.
      const typed = form.current.getData() as Doc
      const mine = { ...sent }
      for (const key of Object.keys(sent)) if (key !== '_status' && key in typed) mine[key] = typed[key]
      const own = splitParts(mine)
      const changes = changesOf(splitParts(guarded.current?.base ?? {}), own, splitParts(theirs))
      if (changes.length === 0) return mine
      wasAsked = true
      const choices = await new Promise<Choice[] | undefined>((decide) => {
        const first = changes.map(({ isConflict }): Choice => (isConflict ? undefined : 'theirs'))
        setQuestion({ theirs, changes, choices: first, decide })
      })
      if (!choices) setQuestion(undefined)
      return (
        choices &&
        joinParts(
          takeTheirs(
            own,
            changes.filter((_, index) => choices[index] === 'theirs'),
          ),
          theirs,
        )
      )
    }
    const show = async (saved: Doc) => {
      if (!wasAsked) return
      wasAsked = false
      // The document is saved, whether or not the form can be filled in again.
      await form.current.reset(saved).catch(() => {})
      setQuestion(undefined)
    }
    guarded.current = { base: (form.current.data ?? {}) as Doc, merge, show }
    return guardSaves(path, guarded.current)
  }, [path, isReady])

  // Other data that the panel has read is what the form shows from now on.
  useEffect(() => {
    if (guarded.current && data) guarded.current.base = data as Doc
  }, [data])

  return (
    <>
      <RecentEditor />
      {question && (
        <ConflictDialog
          {...question}
          choose={(choices) => setQuestion({ ...question, choices })}
          key={String(question.theirs.updatedAt)}
        />
      )}
    </>
  )
}

/** Who was working on this document when it was opened. */
const RecentEditor = () => {
  const { initialData } = useDocumentInfo()
  const { user } = useAuth()
  const texts = usePanelMessages(payloadPanelMessages)
  const show = useOfficeTime(time)
  const [now, setNow] = useState<number>()
  useEffect(() => setNow(Date.now()), [])
  const { changedBy, updatedAt } = (initialData ?? {}) as { changedBy?: string; updatedAt?: string }
  const isOther = changedBy && changedBy !== user?.name && changedBy !== user?.email
  if (!isOther || !updatedAt || !now || now - Date.parse(updatedAt) > recent) return null
  return (
    <p className="recent-editor" role="status">
      {texts('conflict.lately', { name: changedBy, time: show(updatedAt) })}
    </p>
  )
}

interface DialogProps extends Question {
  choose: (choices: Choice[]) => void
}

const ConflictDialog = ({ theirs, changes, choices, decide, choose }: DialogProps) => {
  const texts = usePanelMessages(payloadPanelMessages)
  const show = useOfficeTime(time)
  const { i18n } = useTranslation()
  const { config, getEntityConfig } = useConfig()
  const { collectionSlug, globalSlug } = useDocumentInfo()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isSaving, setSaving] = useState(false)
  useEffect(() => dialog.current?.showModal(), [])

  const { fields } = getEntityConfig(
    globalSlug ? { globalSlug } : { collectionSlug: collectionSlug ?? '' },
  ) as { fields: ClientField[] }
  const { blocksMap } = config as { blocksMap?: Record<string, ClientBlock> }
  const label = (text: unknown) => getTranslation(text as string, i18n)
  const name =
    typeof theirs.changedBy === 'string' && theirs.changedBy ? theirs.changedBy : texts('conflict.somebody')
  const setAll = (choice: Choice) => choose(changes.map(() => choice))
  const cancel = () => {
    if (!isSaving) decide(undefined)
  }

  return createPortal(
    <dialog
      ref={dialog}
      className="panel-form panel-dialog save-conflict"
      aria-labelledby="save-conflict-title"
      onCancel={(event) => {
        event.preventDefault()
        cancel()
      }}
    >
      <h2 id="save-conflict-title">{texts('conflict.title')}</h2>
      <p>{texts('conflict.changed', { name, time: show(String(theirs.updatedAt)) })}</p>
      <p>{texts('conflict.question')}</p>
      <p className="save-conflict__all">
        <button type="button" onClick={() => setAll('theirs')}>
          {texts('conflict.allTheirs')}
        </button>
        <button type="button" onClick={() => setAll('mine')}>
          {texts('conflict.allMine')}
        </button>
      </p>
      <div className="save-conflict__changes">
        {changes.map(({ path, isConflict, ...values }, index) => {
          const parts = partsOf(path)
          const describe = parts?.describeValue ?? describeValue
          const field = path.join('.')
          return (
            <fieldset key={field}>
              <legend>
                {parts?.describePath(path) ??
                  describePath(path, fields, { doc: theirs, blocks: blocksMap, label })}
                {isConflict && <em> ({texts('conflict.both')})</em>}
              </legend>
              {(['theirs', 'mine'] as const).map((side) => (
                <label key={side}>
                  <input
                    type="radio"
                    name={field}
                    checked={choices[index] === side}
                    onChange={() => choose(choices.with(index, side))}
                  />
                  <strong>{side === 'theirs' ? name : texts('conflict.mine')}</strong>{' '}
                  {describe(values[side])}
                </label>
              ))}
            </fieldset>
          )
        })}
      </div>
      <p>
        <button
          type="button"
          className="panel-form__main"
          disabled={isSaving || choices.includes(undefined)}
          onClick={() => {
            setSaving(true)
            decide(choices)
          }}
        >
          {texts('conflict.save')}
        </button>{' '}
        <button type="button" disabled={isSaving} onClick={cancel}>
          {texts('conflict.cancel')}
        </button>
      </p>
    </dialog>,
    document.body,
  )
}
