'use client'

import {
  useDocumentInfo,
  useFormBackgroundProcessing,
  useFormModified,
  useFormProcessing,
  useTranslation,
} from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { Badge, type Tone } from '../../../panel/kit/Badge'
import type { IconName } from '../../../panel/kit/icons'
import { payloadPanelMessages } from '../../messages/panel/messages'
import { DocumentFact } from '../DocumentFact'
import { ageOf } from '../times/age'
import { useOfficeTime } from '../times/DateCell'
import { usePanelMessages } from '../use-panel-messages'
import './document-state.css'

type State = 'draft' | 'changed' | 'live'

const looks: Record<State, { tone: Tone; icon: IconName }> = {
  draft: { tone: 'neutral', icon: 'draft' },
  changed: { tone: 'waiting', icon: 'draft' },
  live: { tone: 'good', icon: 'good' },
}

/** Draws again whenever the time reads otherwise, and not while nobody looks at the page. */
const useNow = (since: number | undefined): number | undefined => {
  const [now, setNow] = useState<number>()
  useEffect(() => {
    if (since === undefined) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const tick = () => {
      clearTimeout(timer)
      const time = Date.now()
      setNow(time)
      const changesIn = ageOf(time - since)?.changesIn
      if (changesIn !== undefined && !document.hidden) timer = setTimeout(tick, changesIn)
    }
    tick()
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [since])
  return now
}

/** When the document was saved, by the clock of the browser as soon as that has seen it. */
const useSaved = (updatedAt: unknown): number | undefined => {
  const known = useRef(updatedAt)
  const [saved, setSaved] = useState(() =>
    typeof updatedAt === 'string' ? Date.parse(updatedAt) : undefined,
  )
  useEffect(() => {
    if (known.current === updatedAt) return
    known.current = updatedAt
    setSaved(Date.now())
  }, [updatedAt])
  return saved
}

/** “Saved as draft 3 s ago”; the day instead if that was yesterday or earlier. */
const SavedAgo = ({ since }: { since: number }) => {
  const texts = usePanelMessages(payloadPanelMessages)
  const { i18n } = useTranslation()
  const show = useOfficeTime()
  const now = useNow(since)
  if (now === undefined) return null
  const age = ageOf(now - since)
  if (!age) return texts('state.savedDay', { time: show(since) })
  const format = new Intl.RelativeTimeFormat(i18n.language, { style: 'short' })
  return texts('state.saved', { ago: format.format(age.value, age.unit) })
}

/**
 * Whether visitors see what the form shows, and whether it is saved, in place of Payload's state and of its “Last saved”, which
 * names only the latter and does not count on. Screen readers hear another state, and not the time that passes.
 */
export const DocumentState = () => {
  const { data, hasPublishedDoc, isTrashed, unpublishedVersionCount } = useDocumentInfo()
  const texts = usePanelMessages(payloadPanelMessages)
  const isModified = useFormModified()
  // A draft is saved in the background, what is published in the foreground.
  const savings = [useFormProcessing(), useFormBackgroundProcessing()]
  const saved = useSaved(data?.updatedAt)
  if (isTrashed) return null
  const state = !hasPublishedDoc ? 'draft' : unpublishedVersionCount > 0 ? 'changed' : 'live'
  const activity = savings.includes(true) ? 'state.saving' : isModified ? 'state.unsaved' : undefined
  return (
    <DocumentFact>
      <li className="doc-controls__list-item document-state">
        <span role="status">
          <Badge {...looks[state]}>{texts(`state.${state}`)}</Badge>
        </span>
        <span className="document-state__saved">
          {activity ? texts(activity) : state !== 'live' && saved !== undefined && <SavedAgo since={saved} />}
        </span>
      </li>
    </DocumentFact>
  )
}
