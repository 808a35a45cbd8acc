'use client'

import { useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { createContext, use, useCallback, useEffect, useRef, useState, useTransition } from 'react'
import { usePanelTexts } from '../../../../platform/payload/admin/use-panel-texts'
import type { ChangeAnswer } from '../../office/desk-contract'
import { undoLeftMs } from '../../office/desk-rules'
import { fullOfferOf, type Overbook, sendUndo, sentenceFor } from './desk-requests'
import { deskTexts } from './desk-texts'
import { placesTexts } from './places-texts'

interface Offer {
  batch: string
  text: string
  answeredAt: number
}

/** How long a message is shown that offers nothing. */
const NOTICE_MS = 8_000

type Work = (options: Overbook) => Promise<ChangeAnswer>

/**
 * Sends changes one after the other, shows their result by rendering the screen anew, and offers for ten seconds to undo the
 * last one.
 */
export const useDesk = () => {
  const texts = usePanelTexts(deskTexts)
  const places = usePanelTexts(placesTexts)
  const { i18n } = useTranslation()
  const router = useRouter()
  const [said, setSaid] = useState('')
  const [failure, setFailure] = useState('')
  const [offer, setOffer] = useState<Offer>()
  const [notice, setNotice] = useState<{ text: string }>()
  const [refused, setRefused] = useState<{ work: Work; text: string }>()
  const [isSending, setSending] = useState(false)
  const [isRefreshing, startRefresh] = useTransition()
  const busy = useRef(false)
  const shown = useRef<{ offer: Offer; at: number }>(undefined)

  useEffect(() => {
    if (!offer) return
    const now = Date.now()
    // Only the first time: a second change that is refused renders the screen anew too.
    if (!isRefreshing && shown.current?.offer !== offer) shown.current = { offer, at: now }
    const shownAt = shown.current?.offer === offer ? shown.current.at : undefined
    const timer = setTimeout(() => setOffer(undefined), undoLeftMs(offer.answeredAt, shownAt, now))
    return () => clearTimeout(timer)
  }, [offer, isRefreshing])

  useEffect(() => {
    if (!notice || isRefreshing) return
    const timer = setTimeout(() => setNotice(undefined), NOTICE_MS)
    return () => clearTimeout(timer)
  }, [notice, isRefreshing])

  /**
   * True if it worked. A second change waits until the first is shown, because it needs the new version. A change that is refused
   * because something is full can be made all the same by `insist`, so `work` has to pass its options on.
   */
  const attempt = useCallback(
    async (work: Work, text: string, options: Overbook = {}): Promise<boolean> => {
      if (busy.current) return false
      busy.current = true
      setSending(true)
      setSaid('')
      setNotice(undefined)
      setFailure('')
      setRefused(undefined)
      try {
        const { batch } = await work(options)
        setSaid(text)
        setOffer(batch ? { batch, text, answeredAt: Date.now() } : undefined)
        setNotice(batch ? undefined : { text })
        return true
      } catch (error) {
        const full = fullOfferOf(error)
        const day = full && new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeZone: 'UTC' })
        setFailure(
          full && day
            ? places[full.isStart ? 'fullStart' : 'full'](full.title, day.format(new Date(full.day)))
            : sentenceFor(error, texts, i18n.language),
        )
        if (full) setRefused({ work, text })
        return false
      } finally {
        busy.current = false
        setSending(false)
        startRefresh(() => router.refresh())
      }
    },
    [router, texts, places, i18n.language],
  )

  const undo = useCallback(
    () =>
      offer ? attempt((options) => sendUndo(offer.batch, options), texts.undone) : Promise.resolve(false),
    [attempt, offer, texts],
  )
  const insist = refused && (() => attempt(refused.work, refused.text, { overbook: true }))
  return { attempt, undo, insist, offer, notice, said, failure, isBusy: isSending || isRefreshing, texts }
}

export type Desk = ReturnType<typeof useDesk>

/** For the panels of other features, which are rendered on the server. */
export const DeskContext = createContext<Desk | undefined>(undefined)

/** The desk of the screen that a panel is on. */
export const useOpenDesk = (): Desk => {
  const desk = use(DeskContext)
  if (!desk) throw new Error('This panel is not on the screen of an enrolment request.')
  return desk
}
