'use client'

import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '../../../../platform/panel/kit/icons'
import { PageHeader } from '../../../../platform/panel/kit/Page'
import { Skeleton } from '../../../../platform/panel/kit/Table'
import { UndoToast } from '../../../../platform/panel/kit/Toast'
import { useWorkQueue } from '../../../../platform/panel/work-queue/create-work-queue'
import { useKeySwitch, useKeys } from '../../../../platform/panel/work-queue/keys'
import { focusRow } from '../../../../platform/panel/work-queue/rows'
import { usePanelMessages } from '../../../../platform/payload/admin/use-panel-messages'
import { useUnsavedWork } from '../../../../platform/payload/admin/use-unsaved-work'
import { commentsPanelMessages } from '../../messages/panel/messages'
import { rowId } from '../../moderation/list/CommentRow'
import { ListActionsContext } from '../../moderation/list/list-actions'
import { ModerationList } from '../../moderation/list/ModerationList'
import { MessagesContext, useMessages } from '../../moderation/list/messages-context'
import { KeyHelp } from './KeyHelp'
import { KEY_SWITCH, keyCommands } from './keyboard-shortcuts'
import { ModerationRows } from './ModerationRows'
import { createModeration } from './moderation-actions'
import { isAllSelected, type ModerationState } from './moderation-state'
import '../../../../platform/payload/admin/panel.css'
import './moderation.css'
import './moderation-rows.css'

const loginHref = () =>
  `/admin/login?redirect=${encodeURIComponent(window.location.pathname + window.location.search)}`

interface FailureProps {
  failure: NonNullable<ModerationState['failure']>
  /** An editor is open. Its text would be lost if the log-in replaced this page. */
  isEditing: boolean
  retry: () => void
}

/** Shows an error, with a login link or a button to try again. */
function Failure({ failure: { message, isLoggedOut }, isEditing, retry }: FailureProps) {
  const t = useMessages()
  return (
    <div className="moderation-failed" role="alert">
      <p>{message}</p>
      {isLoggedOut ? (
        <a href={loginHref()} target={isEditing ? '_blank' : undefined} rel="noopener">
          {t(isEditing ? 'panel.logInAgain' : 'panel.logIn')}
        </a>
      ) : (
        <button type="button" onClick={retry}>
          {t('panel.retry')}
        </button>
      )}
    </div>
  )
}

const moveFocus = ({ id, to, field }: NonNullable<ModerationState['focus']>) => {
  if (to === 'row') return focusRow(rowId(id))
  const form = document.querySelector('.moderation-editing form')
  const named =
    field && form?.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]:not([type="hidden"])`)
  const target = named || form?.querySelector('textarea')
  target?.focus()
}

/** The moderation screen: the list with keyboard shortcuts, undo and an editor in the list. */
export const ModerationPanel = () => {
  const t = usePanelMessages(commentsPanelMessages)
  const help = useRef<HTMLDialogElement>(null)
  const openHelp = () => help.current?.showModal()
  const [moderation] = useState(() => createModeration({ openHelp, t }))
  const { start, actions } = moderation
  const state = useWorkQueue(moderation)
  useEffect(start, [start])
  const [areKeysOn, switchKeys] = useKeySwitch(KEY_SWITCH)
  useKeys(keyCommands, moderation.run, areKeysOn)
  // The links of the list itself say that something is being written.
  useUnsavedWork(moderation.hasTyped, { within: '.moderation-panel' })
  const { loaded, counts, focus, failure } = state
  useLayoutEffect(() => {
    if (focus) moveFocus(focus)
  }, [focus])

  return (
    <MessagesContext value={t}>
      <div className="moderation-panel kit panel-form">
        <PageHeader
          title={t('title')}
          actions={
            <>
              <label className="moderation-keys">
                <input
                  type="checkbox"
                  checked={areKeysOn}
                  onChange={({ target }) => switchKeys(target.checked)}
                />
                {t('panel.keys')}
              </label>
              <button type="button" onClick={openHelp}>
                <Icon name="keys" />
                {t('panel.keyHelp')}
              </button>
              <button type="button" onClick={moderation.reload}>
                {t('panel.refresh')}
              </button>
            </>
          }
        />
        <p role="status" className="moderation-said">
          {state.said}
        </p>
        <div className="moderation-box" aria-busy={state.isBusy}>
          {failure && (
            <Failure failure={failure} isEditing={state.editor !== undefined} retry={moderation.retry} />
          )}
          {loaded && counts ? (
            <ListActionsContext value={actions}>
              <ModerationList {...loaded} counts={counts} isAllSelected={isAllSelected(state)}>
                <ModerationRows state={state} moderation={moderation} />
              </ModerationList>
            </ListActionsContext>
          ) : (
            !failure && <Skeleton kind="table" count={6} />
          )}
        </div>
        <UndoToast
          offers={state.offers}
          label={t('panel.undo')}
          undo={moderation.undo}
          expire={moderation.withdraw}
        />
        <KeyHelp dialog={help} />
      </div>
    </MessagesContext>
  )
}
