'use client'

import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useRef, useState, useTransition } from 'react'
import { usePanelTexts } from '../../../../platform/payload/admin/use-panel-texts'
import type { ChangeAnswer } from '../../desk/desk-contract'
import { UNDO_OFFERED_MS } from '../../desk/desk-rules'
import { sendUndo, sentenceFor } from './desk-requests'
import { deskTexts } from './desk-texts'

interface Offer {
  batch: string
  text: string
}

/**
 * Sends changes one after the other, shows their result by rendering the screen anew, and offers for ten seconds to undo the
 * last one.
 */
export const useDesk = () => {
  const texts = usePanelTexts(deskTexts)
  const router = useRouter()
  const [said, setSaid] = useState('')
  const [failure, setFailure] = useState('')
  const [offer, setOffer] = useState<Offer>()
  const [isSending, setSending] = useState(false)
  const [isRefreshing, startRefresh] = useTransition()
  const busy = useRef(false)

  useEffect(() => {
    if (!offer) return
    const timer = setTimeout(() => setOffer(undefined), UNDO_OFFERED_MS)
    return () => clearTimeout(timer)
  }, [offer])

  /** True if it worked. A second change waits until the first is shown, because it needs the new version. */
  const attempt = useCallback(
    async (work: () => Promise<ChangeAnswer>, text: string): Promise<boolean> => {
      if (busy.current) return false
      busy.current = true
      setSending(true)
      setFailure('')
      try {
        const { batch } = await work()
        setSaid(text)
        setOffer(batch ? { batch, text } : undefined)
        return true
      } catch (error) {
        setFailure(sentenceFor(error, texts))
        return false
      } finally {
        busy.current = false
        setSending(false)
        startRefresh(() => router.refresh())
      }
    },
    [router, texts],
  )

  const undo = useCallback(
    () => (offer ? attempt(() => sendUndo(offer.batch), texts.undone) : Promise.resolve(false)),
    [attempt, offer, texts],
  )
  return { attempt, undo, offer, said, failure, isBusy: isSending || isRefreshing, texts }
}

export type Desk = ReturnType<typeof useDesk>
