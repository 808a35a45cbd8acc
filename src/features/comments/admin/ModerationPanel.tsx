'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { KeyHelp } from './KeyHelp'
import { keysAreOn, rememberKeys } from './keyboard-shortcuts'
import { type ModerationController, startModeration } from './moderation-controller'
import './moderation.css'
import './moderation-rows.css'
import { type Offer, UndoToast } from './UndoToast'

/** The moderation screen: the server's list with keyboard shortcuts, undo and an inline editor. */
export const ModerationPanel = () => {
  const box = useRef<HTMLDivElement>(null)
  const controller = useRef<ModerationController>(null)
  const help = useRef<HTMLDialogElement>(null)
  // The controller reads these when a key is pressed, so they are refs and not state.
  const keys = useRef(true)
  const newest = useRef<string>(undefined)
  const [keysOn, setKeysOn] = useState(true)
  const [said, setSaid] = useState('')
  const [offers, setOffers] = useState<Offer[]>([])
  newest.current = offers.at(-1)?.batch

  const withdraw = useCallback(
    (batch: string) => setOffers((all) => all.filter((offer) => offer.batch !== batch)),
    [],
  )
  useEffect(() => {
    keys.current = keysAreOn(window.localStorage)
    setKeysOn(keys.current)
    if (!box.current) return
    controller.current = startModeration(box.current, {
      say: setSaid,
      offer: (batch, text) => setOffers((all) => [...all, { batch, text, at: Date.now() }]),
      newestOffer: () => newest.current,
      withdraw,
      help: () => help.current?.showModal(),
      keysAreOn: () => keys.current,
    })
    return () => controller.current?.close()
  }, [withdraw])

  const switchKeys = (on: boolean) => {
    keys.current = on
    setKeysOn(on)
    rememberKeys(window.localStorage, on)
  }
  return (
    <div className="moderation-panel">
      <div className="moderation-head">
        <h1>Comments</h1>
        <label>
          <input type="checkbox" checked={keysOn} onChange={({ target }) => switchKeys(target.checked)} />
          Keys
        </label>
        <button type="button" onClick={() => help.current?.showModal()}>
          Keys help (?)
        </button>
        <button type="button" onClick={() => controller.current?.reload()}>
          Refresh
        </button>
      </div>
      <p role="status" className="moderation-said">
        {said}
      </p>
      <div ref={box} className="moderation-box" aria-busy="true">
        <p>Loading comments …</p>
      </div>
      <UndoToast offers={offers} undo={(batch) => controller.current?.undo(batch)} expire={withdraw} />
      <KeyHelp dialog={help} />
    </div>
  )
}
