'use client'

import { useConfig, useDocumentInfo, useForm, useLivePreviewContext } from '@payloadcms/ui'
import type { ClientField } from 'payload'
import { useCallback, useEffect, useRef } from 'react'
import { isMessage, listeningMessage } from '../../../shared/preview-messages'
import { readEditMessage, showMessage } from '../edit-message'
import './blocks-panel.css'

const path = 'blocks'

/** The place of the tab that holds the blocks; -1 if they are in none. */
const tabOfBlocks = (fields: ClientField[]): number =>
  fields.flatMap((field) =>
    field.type === 'tabs'
      ? [field.tabs.findIndex((tab) => tab.fields.some((inside) => 'name' in inside && inside.name === path))]
      : [],
  )[0] ?? -1

/** Elements that take typed text; the first of them gets the focus. */
const inputs = 'input:not([type="hidden"]), textarea, select, [contenteditable="true"]'

/** The element once it is there: Payload renders what was opened a moment later. */
const appear = async (find: () => HTMLElement | null | undefined): Promise<HTMLElement | undefined> => {
  for (let frame = 0; frame < 180; frame++) {
    const found = find()
    if (found) return found
    await new Promise((done) => requestAnimationFrame(done))
  }
  return undefined
}

const scrollToRow = async (index: number) => {
  const row = await appear(() => document.getElementById(`${path}-row-${index}`))
  if (!row) return
  row.scrollIntoView({ block: 'start' })
  const input = await appear(() => {
    const found = row.querySelector<HTMLElement>(`.collapsible__content :is(${inputs})`)
    return found?.checkVisibility({ visibilityProperty: true }) ? found : undefined
  })
  input?.focus({ preventScroll: true })
  // The row has grown while it was unfolded.
  row.scrollIntoView({ block: 'start' })
}

const rowId = `${path}-row-`

/** Tells the preview which block is edited: the one whose form has the focus. */
const useFollowedForm = () => {
  const { getFields } = useForm()
  const { iframeRef, popupRef } = useLivePreviewContext()
  const edited = useRef<string>(undefined)

  const send = useCallback(() => {
    if (!edited.current) return
    for (const preview of [iframeRef.current?.contentWindow, popupRef?.current])
      preview?.postMessage(showMessage(edited.current), location.origin)
  }, [iframeRef, popupRef])

  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest(`[id^="${rowId}"]`) : null
      if (!row) return
      const id = getFields()[path]?.rows?.[Number(row.id.slice(rowId.length))]?.id
      if (!id) return
      edited.current = id
      send()
    }
    document.addEventListener('focusin', follow)
    return () => document.removeEventListener('focusin', follow)
  }, [getFields, send])

  // The preview was opened, or shows another language.
  useEffect(() => {
    const listen = (event: MessageEvent) => isMessage(event, listeningMessage) && send()
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [send])
}

/**
 * Opens the form of a block that was clicked in the live preview, and lets the preview follow the form. It shows nothing itself.
 */
export const OpenBlock = () => {
  useFollowedForm()
  const { getFields, dispatchFields } = useForm()
  const { collectionSlug, globalSlug, setDocFieldPreferences } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const { iframeRef, popupRef } = useLivePreviewContext()

  useEffect(() => {
    const open = async (blocks: string[]) => {
      const rows = getFields()[path]?.rows ?? []
      const index = blocks.map((id) => rows.findIndex((row) => row.id === id)).find((found) => found >= 0)
      if (index === undefined) return
      const config = collectionSlug
        ? getEntityConfig({ collectionSlug })
        : getEntityConfig({ globalSlug: globalSlug ?? '' })
      const tab = document.getElementById(`field-${path}`) ? -1 : tabOfBlocks(config?.fields ?? [])
      if (tab >= 0) document.querySelectorAll<HTMLButtonElement>('.tabs-field__tab-button').item(tab)?.click()
      const updatedRows = rows.map((row, at) => (at === index ? { ...row, collapsed: false } : row))
      dispatchFields({ type: 'SET_ROW_COLLAPSED', path, updatedRows })
      setDocFieldPreferences(path, {
        collapsed: updatedRows.filter(({ collapsed }) => collapsed).map(({ id }) => id),
      })
      await scrollToRow(index)
    }
    const listen = ({ origin, source, data }: MessageEvent) => {
      const previews = [iframeRef.current?.contentWindow, popupRef?.current]
      if (origin !== location.origin || !source || !previews.includes(source as Window)) return
      const blocks = readEditMessage(data)
      if (blocks) void open(blocks)
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [
    collectionSlug,
    dispatchFields,
    getEntityConfig,
    getFields,
    globalSlug,
    iframeRef,
    popupRef,
    setDocFieldPreferences,
  ])
  return null
}
