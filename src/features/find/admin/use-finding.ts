import { useEffect, useRef, useState } from 'react'
import { postJson } from '../../../platform/payload/admin/post-json'
import { FIND_PATH, FIND_START_PATH, type FindResults, type FindStart, type FoundGroup } from '../contract'
import type { FindPanelMessages } from '../messages/panel/messages'
import { matchEntries } from './match-entries'
import { readRecent } from './recent-choices'

/** Fast typing sends one request, after a pause of this length. */
const PAUSE_MS = 70

const MAX_ENTRIES = 5

interface Finding {
  user: number
  query: string
  opened: number
  texts: FindPanelMessages
}

type State = 'starting' | 'searching' | 'done' | 'failed'

const shownAtStart = ({ actions, screens, recent }: FindStart, texts: FindPanelMessages): FoundGroup[] =>
  [{ name: 'recent', label: texts('recent'), entries: recent }, actions, screens].filter(
    ({ entries }) => entries.length > 0,
  )

const matching = (group: FoundGroup, query: string): FoundGroup => ({
  ...group,
  entries: matchEntries(group.entries, query).slice(0, MAX_ENTRIES),
})

/** The lines for a query: actions and screens at once, documents as soon as the server has found them. */
export const useFinding = ({ user, query, opened, texts }: Finding) => {
  const [start, setStart] = useState<FindStart>()
  const [found, setFound] = useState<{ query: string; groups: FoundGroup[] }>({ query: '', groups: [] })
  const [failed, setFailed] = useState(false)
  const asked = query.trim()
  const last = useRef('')
  last.current = asked

  // Each time it is opened, because the last choices may have changed.
  useEffect(() => {
    const body = { recent: readRecent(user) }
    void postJson<FindStart>(`/api${FIND_START_PATH}`, body, '').then((response) => {
      setFailed(!response.ok)
      if (response.ok) setStart(response.data)
    })
  }, [user, opened])

  useEffect(() => {
    if (!asked) return
    const timer = setTimeout(async () => {
      const response = await postJson<FindResults>(`/api${FIND_PATH}`, { query: asked }, '')
      // Answered too late: something else is asked now.
      if (last.current !== asked) return
      setFailed(!response.ok)
      if (response.ok) setFound({ query: asked, groups: response.data.groups })
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [asked])

  const state: State = failed
    ? 'failed'
    : !start
      ? 'starting'
      : asked && found.query !== asked
        ? 'searching'
        : 'done'
  if (!start) return { groups: [], state }
  if (!asked) return { groups: shownAtStart(start, texts), state }
  const [actions, screens] = [matching(start.actions, asked), matching(start.screens, asked)]
  return { groups: [actions, screens, ...found.groups].filter(({ entries }) => entries.length > 0), state }
}
