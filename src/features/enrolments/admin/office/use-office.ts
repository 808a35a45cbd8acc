'use client'

import { useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { createContext, use, useState, useTransition } from 'react'
import {
  createWorkQueue,
  useWorkQueue,
  type WorkQueueState,
} from '../../../../platform/panel/work-queue/create-work-queue'
import { usePanelMessages } from '../../../../platform/payload/admin/use-panel-messages'
import { enrolmentsPanelMessages } from '../../messages/panel/messages'
import type { ChangeResponse } from '../../office/office-contract'
import { fullOfferOf, type Overbook, sendUndo, sentenceFor } from './office-requests'

/** Makes a change. `said`, if returned, is shown instead of the text that `attempt` was given. */
type Work = (options: Overbook) => Promise<Pick<ChangeResponse, 'batch'> & { said?: string }>

interface OfficeState extends WorkQueueState {
  isSending: boolean
  failure: string
  /** Action that was refused because an offer is full. */
  refused?: { work: Work; text: string } | undefined
}

const initial: OfficeState = { isSending: false, said: '', failure: '', offers: [] }

/**
 * Sends changes one after the other, shows their result by rendering the screen anew, and offers for ten seconds to undo the
 * last one.
 */
export const useOffice = () => {
  const texts = usePanelMessages(enrolmentsPanelMessages)
  const { language } = useTranslation().i18n
  const router = useRouter()
  const [queue] = useState(() => createWorkQueue(initial))
  const { isSending, refused, ...shown } = useWorkQueue(queue)
  const [isRefreshing, startRefresh] = useTransition()
  const { read, set } = queue

  const explain = (error: unknown): string => {
    const full = fullOfferOf(error)
    if (!full) return sentenceFor(error, texts)
    const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
    return texts(full.isStart ? 'capacity.fullStart' : 'capacity.full', {
      title: full.title,
      day: day.format(new Date(full.day)),
    })
  }

  /**
   * True if it worked. A second change waits until the first is shown, because it needs the new version. A change that is refused
   * because something is full can be made all the same by `insist`, so `work` has to pass its options on.
   */
  const attempt = async (work: Work, text: string, options: Overbook = {}): Promise<boolean> => {
    if (read().isSending) return false
    // A change that is refused leaves the one before it to be undone.
    const offers = read().offers.filter(({ batch }) => batch)
    set({ isSending: true, said: '', failure: '', refused: undefined, offers })
    try {
      const { batch, said = text } = await work(options)
      set({ said, offers: [{ batch, text: said, answeredAt: Date.now() }] })
      return true
    } catch (error) {
      set({ failure: explain(error), refused: fullOfferOf(error) && { work, text } })
      return false
    } finally {
      startRefresh(() => router.refresh())
      set({ isSending: false })
    }
  }

  const undo = () => {
    const batch = read().offers.at(-1)?.batch
    if (batch) void attempt((options) => sendUndo(batch, options), texts('office.undone'))
  }
  const insist = refused && (() => attempt(refused.work, refused.text, { overbook: true }))
  const isBusy = isSending || isRefreshing
  return { ...shown, attempt, undo, insist, withdraw: queue.withdraw, isBusy, isRefreshing, texts }
}

export type Office = ReturnType<typeof useOffice>

/** For the panels of other features, which are rendered on the server. */
export const OfficeContext = createContext<Office | undefined>(undefined)

/** The office state of the screen that a panel is on. */
export const useOpenOffice = (): Office => {
  const office = use(OfficeContext)
  if (!office) throw new Error('This panel is not on the screen of an enrolment request.')
  return office
}
