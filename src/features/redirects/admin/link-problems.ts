'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { postJson } from '../../../platform/payload/admin/post-json'
import { askedLink, type MenuLink, type MenuProblem, maxAsked } from '../rules/menu-links'

// Finds problems of all links of a form with one request: the list above the menus and each entry show one result.

type Link = Pick<MenuLink, 'document' | 'target'>

/** Long enough that an address is not asked about after every letter. */
const pauseMs = 400

const known = new Map<string, MenuProblem | null>()
const listeners = new Set<() => void>()
let wanted = new Map<string, Link>()
let timer: ReturnType<typeof setTimeout> | undefined
let version = 0

const toLinkKey = ({ document, target }: Link) =>
  JSON.stringify([document?.relationTo, document?.value, target])

const ask = async () => {
  const asked = new Map([...wanted].slice(0, maxAsked))
  wanted = new Map([...wanted].slice(maxAsked))
  const response = await postJson<{ problems: (MenuProblem | null)[] }>(
    '/api/redirects/check-menus',
    { links: [...asked.values()] },
    '',
  )
  // Without a response there is no warning; the next change asks again.
  if (!response.ok) return
  for (const [index, key] of [...asked.keys()].entries())
    known.set(key, response.data.problems[index] ?? null)
  if (wanted.size > 0) void ask()
  version++
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    // Opened again, the form asks again: pages may have been published meanwhile.
    if (listeners.size === 0) known.clear()
  }
}

/** The problem of each link; undefined where there is none or it is not known yet. */
export const useLinkProblems = (links: readonly Link[]): (MenuProblem | undefined)[] => {
  useSyncExternalStore(
    subscribe,
    () => version,
    () => 0,
  )
  const keys = links.map(toLinkKey)
  const all = keys.join('\n')
  // `all` stands for the links, which are new objects every time.
  useEffect(() => {
    const unknown = links.filter((link) => !known.has(toLinkKey(link)))
    if (unknown.length === 0) return
    for (const link of unknown) wanted.set(toLinkKey(link), askedLink(link))
    clearTimeout(timer)
    timer = setTimeout(() => void ask(), pauseMs)
  }, [all])
  return keys.map((key) => known.get(key) ?? undefined)
}
