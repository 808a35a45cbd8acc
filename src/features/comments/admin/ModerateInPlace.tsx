'use client'

import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'
import { Icon } from '../../../platform/panel/kit/icons'
import { UndoToast } from '../../../platform/panel/kit/Toast'
import {
  createWorkQueue,
  useWorkQueue,
  type WorkQueueState,
} from '../../../platform/panel/work-queue/create-work-queue'
import { QueueRefusal } from '../../../platform/panel/work-queue/queue-requests'
import { useHydrated } from '../../../platform/payload/admin/use-hydrated'
import { usePanelMessages } from '../../../platform/payload/admin/use-panel-messages'
import type { ModerateInPlaceProps } from '../contract'
import { commentsPanelMessages } from '../messages/panel/messages'
import type { ChangeResponse } from '../moderation/moderation-api'
import { createModerationRequests, explainRefusal } from './moderation/moderation-requests'
import '../../../platform/payload/admin/panel.css'

interface PlaceState extends WorkQueueState {
  failure: string
  isSending: boolean
}

const initial: PlaceState = { said: '', offers: [], failure: '', isSending: false }

/** The comments that have waited longest, to be approved or taken for spam on the first screen. */
export const ModerateInPlace = ({ comments }: ModerateInPlaceProps) => {
  const t = usePanelMessages(commentsPanelMessages)
  const router = useRouter()
  const isReady = useHydrated()
  const [queue] = useState(() => createWorkQueue(initial))
  const { said, offers, failure, isSending } = useWorkQueue(queue)
  const [isRefreshing, startRefresh] = useTransition()
  const requests = createModerationRequests(t)
  const attempt = async (work: () => Promise<ChangeResponse>, text: string) => {
    queue.set({ failure: '', isSending: true })
    try {
      const { batch } = await work()
      queue.say(text)
      queue.offerUndo(batch, text)
    } catch (error) {
      queue.set({ failure: error instanceof QueueRefusal ? explainRefusal(t, error) : String(error) })
    }
    queue.set({ isSending: false })
    startRefresh(() => router.refresh())
  }
  const undo = (batch: string) => {
    queue.withdraw(batch)
    void attempt(() => requests.sendUndo(batch), t('done.undo'))
  }
  return (
    <div className="panel-form today__place">
      <p role="status" className="kit-hidden">
        {said}
      </p>
      {failure && <p role="alert">{failure}</p>}
      <UndoToast
        offers={offers}
        label={t('panel.undo')}
        isShown={!isRefreshing}
        undo={undo}
        expire={queue.withdraw}
      />
      <ul>
        {comments.map(({ id, version, author, content, language }) => {
          const button = (task: 'approve' | 'spam') => (
            <button
              type="button"
              disabled={!isReady || isSending || isRefreshing}
              aria-label={t('action.of', { action: t(`action.${task}`), author: author || t('anonymous') })}
              onClick={() =>
                attempt(
                  () => requests.sendTask({ task, targets: [{ id, version }] }),
                  t(`done.${task}`, { count: 1 }),
                )
              }
            >
              {task === 'approve' && <Icon name="good" />}
              {t(`action.${task}`)}
            </button>
          )
          return (
            <li key={id} data-comment={id}>
              <div className="today__task">
                <span className="today__text">
                  <b>{author || t('anonymous')}</b>
                  <small lang={language}>{content}</small>
                </span>
                {button('approve')}
                {button('spam')}
              </div>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
