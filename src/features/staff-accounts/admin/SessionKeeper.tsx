'use client'

import { useAuth } from '@payloadcms/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { guardSession, readMe, refreshSession } from '../../../platform/payload/admin/guard-session'
import { usePanelMessages } from '../../../platform/payload/admin/use-panel-messages'
import { staffAccountsPanelMessages } from '../messages/panel/messages'
import { LogInForm } from './LogInForm'
import '../../../platform/payload/admin/panel.css'
import './people.css'

/** How long before its end a session is extended while somebody works. */
const extendMs = 30 * 60_000

interface Question {
  /** Nobody was at work: what is on the screen is hidden. */
  isHidden: boolean
  answer: (isLoggedIn: boolean) => void
}

/** Asks for the log-in on the same screen when the session has ended, and extends it while somebody works. */
export const SessionKeeper = ({ children }: { children: ReactNode }) => {
  const { user } = useAuth()
  const [question, setQuestion] = useState<Question>()
  const id = user?.id

  useEffect(() => {
    if (!id) return
    let end = Number.POSITIVE_INFINITY
    let timer: ReturnType<typeof setTimeout> | undefined
    let extendedAt = 0
    const ask = (isHidden: boolean) =>
      new Promise<boolean>((answer) => setQuestion({ isHidden, answer })).finally(() =>
        setQuestion(undefined),
      )
    const onEnd = (at: number) => {
      end = at
      clearTimeout(timer)
      // Other tabs may have extended it meanwhile.
      timer = setTimeout(
        async () => {
          const me = await readMe().catch(() => undefined)
          if (me?.user && me.exp) onEnd(me.exp * 1000)
          else if (me) void ask(true)
        },
        Math.max(0, at - Date.now()) + 1000,
      )
    }
    const extend = () => {
      const now = Date.now()
      if (now - extendedAt < 60_000 || end - now > extendMs || end < now) return
      extendedAt = now
      void refreshSession()
    }
    const stop = guardSession({ logIn: () => ask(false), onEnd })
    const listeners = new AbortController()
    for (const event of ['keydown', 'pointerdown'])
      document.addEventListener(event, extend, { signal: listeners.signal, passive: true })
    return () => {
      stop()
      listeners.abort()
      clearTimeout(timer)
    }
  }, [id])

  const enter = async () => {
    const me = await readMe()
    // The screen's content is for another user.
    if (me?.user?.id !== id) return window.location.reload()
    question?.answer(true)
  }
  return (
    <>
      {children}
      {question && <LogInDialog {...question} enter={() => void enter()} />}
    </>
  )
}

const LogInDialog = ({ isHidden, answer, enter }: Question & { enter: () => void }) => {
  const t = usePanelMessages(staffAccountsPanelMessages)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return createPortal(
    <dialog
      ref={dialog}
      className={`panel-form panel-dialog session-ended${isHidden ? ' session-ended--hidden' : ''}`}
      aria-labelledby="session-ended"
      onCancel={(event) => {
        event.preventDefault()
        if (!isHidden) answer(false)
      }}
    >
      <h2 id="session-ended">{t('sessionKeeper.title')}</h2>
      <p>{t('sessionKeeper.text')}</p>
      <LogInForm to="/admin" onEnter={enter} />
      {!isHidden && (
        <button type="button" onClick={() => answer(false)}>
          {t('sessionKeeper.later')}
        </button>
      )}
    </dialog>,
    document.body,
  )
}
