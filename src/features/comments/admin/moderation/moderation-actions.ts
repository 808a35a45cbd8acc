import { rowId } from '../../moderation/list/CommentRow'
import type { ListActions } from '../../moderation/list/list-actions'
import { emptySentence, totalSentence } from '../../moderation/list/ModerationList'
import type { StateCounts } from '../../moderation/moderation-api'
import { pastOf } from '../../moderation/moderation-tasks'
import { createEditorActions } from './editor-actions'
import { type Command, commandOf, keysAreOn, rememberKeys } from './keyboard-shortcuts'
import { getList, RequestError, sendTask, sendUndo } from './moderation-requests'
import {
  applyChange,
  type Change,
  entryOf,
  initialState,
  neighbourOf,
  replaceComments,
  select,
  selectableIds,
  selectedIds,
  showList,
  withFocusOnRow,
} from './moderation-state'

/** State outside of React, because a quick series of keys must see the result of each key at once. */
const createStore = () => {
  let state = initialState
  const listeners = new Set<() => void>()
  return {
    read: () => state,
    update: (change: Change) => {
      state = change(state)
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const countOf = (count: number) => (count === 1 ? 'Comment' : `${count} comments`)

/** Parameters of the screen's address that are filters of the list. */
const filtersInAddress = (): string => {
  const query = new URLSearchParams(window.location.search)
  for (const [name, value] of [...query]) if (!value) query.delete(name)
  return query.toString()
}

/** Tells the menu how many comments wait. */
const announceCounts = ({ unapproved }: StateCounts) =>
  window.dispatchEvent(new CustomEvent('comments-counted', { detail: unapproved }))

const hasFocus = (id: number | undefined) =>
  id !== undefined && document.getElementById(rowId(id))?.contains(document.activeElement) === true

/** Everything that moderators do on the screen. */
export const createModeration = ({ openHelp }: { openHelp: () => void }) => {
  const { read, update, subscribe } = createStore()
  const say = (said: string) => update((state) => ({ ...state, said }))

  /** Shows an error: in the status line, or in place of the list if there is none. */
  const fail = (error: unknown) => {
    const isLoggedOut = error instanceof RequestError && error.isLoggedOut
    const { message: reason } = error as Error
    const message = isLoggedOut ? `You have been logged out. ${reason}` : reason
    update((state) => ({
      ...state,
      said: message,
      failure: state.loaded && !isLoggedOut ? state.failure : { message, isLoggedOut },
    }))
  }

  let answeredChanges = 0
  /** Sends a change, and remembers that it was answered. */
  const sendChange = <Answer>(request: Promise<Answer>): Promise<Answer> =>
    request.finally(() => {
      answeredChanges++
    })

  /** Reads again if a change was answered meanwhile, because what was read may be from before it. */
  const readCurrent = async <Answer>(request: () => Promise<Answer>): Promise<Answer> => {
    const before = answeredChanges
    const answer = await request()
    return answeredChanges === before ? answer : readCurrent(request)
  }

  let latestLoad = 0
  /** The address of the list that is shown. */
  let shownAddress = ''

  const load = async () => {
    const mine = ++latestLoad
    shownAddress = window.location.pathname + window.location.search
    const filters = filtersInAddress()
    update((state) => ({ ...state, isBusy: true }))
    try {
      const answer = await readCurrent(() => getList(filters))
      if (mine !== latestLoad) return
      const holdsWork = hasTyped() || read().editor?.isSending === true
      update((state) => showList(state, answer, new Date(), { holdsWork }))
      const { list, address } = answer
      say(list.rows.length ? totalSentence(list.total) : emptySentence(address))
    } catch (error) {
      if (mine !== latestLoad) return
      update((state) => ({ ...state, isBusy: false }))
      fail(error)
    }
  }

  /** The form of the open editor; React leaves what is typed in it alone. */
  const editorForm = () => document.querySelector<HTMLFormElement>('.moderation-editing form')

  /** Whether something was typed in the editor that is not stored. */
  const hasTyped = (): boolean => {
    const fields = editorForm()?.querySelectorAll<HTMLInputElement>('textarea, input[type="text"]') ?? []
    return [...fields].some(({ value, defaultValue }) => value !== defaultValue)
  }

  /** Whether something was typed that would be lost; if so, it says so and moves the focus to it. */
  const holdsWork = (): boolean => {
    const { editor } = read()
    if (!editor || !hasTyped()) return false
    update((state) => ({
      ...state,
      said: 'Save or cancel what you are writing first.',
      focus: { id: editor.comment.id, to: 'editor' },
    }))
    return true
  }

  const goTo = (query: string) => {
    if (holdsWork()) return
    const { pathname } = window.location
    window.history.pushState(null, '', query ? `${pathname}?${query}` : pathname)
    void load()
  }

  let queue: Promise<unknown> = Promise.resolve()
  /** Runs requests one after the other, in the order of the moderator's actions. */
  const inTurn = (work: () => Promise<void>) => {
    queue = queue.then(work).catch(fail)
  }

  /** Shows changed comments. The focus stays in the row that had it, even if its button is gone. */
  const show = (change: Change) => {
    const { currentId } = read()
    const keepsFocus = hasFocus(currentId)
    update((state) => (keepsFocus ? withFocusOnRow(change(state), currentId) : change(state)))
  }

  const offerUndo = (batch: string | null, text: string) => {
    if (batch) update((state) => ({ ...state, offers: [...state.offers, { batch, text, at: Date.now() }] }))
  }

  const withdraw = (batch: string) =>
    update((state) => ({ ...state, offers: state.offers.filter((offer) => offer.batch !== batch) }))

  const act: ListActions['act'] = (task, ids) => {
    const { pending } = read()
    // A comment takes no second task until the server has answered the first.
    const targets = ids.flatMap((id) => {
      const comment = entryOf(read(), id)?.comment
      return comment && !pending.has(id) ? [{ id, version: comment.version }] : []
    })
    if (!targets.length) return say('Select a comment first.')
    const wait = (isPending: boolean) =>
      update((state) => {
        const left = new Set(state.pending)
        for (const { id } of targets) {
          if (isPending) left.add(id)
          else left.delete(id)
        }
        return { ...state, pending: left }
      })
    wait(true)
    inTurn(async () => {
      const answer = await sendChange(sendTask({ task, targets })).finally(() => wait(false))
      show((state) => applyChange(state, answer, new Date()))
      announceCounts(answer.counts)
      const { length } = answer.changed
      const text = length ? `${countOf(length)} ${pastOf(task)}.` : 'Nothing was changed.'
      const [conflict] = answer.conflicts
      say(conflict ? `${text} ${conflict.message}` : `${text} ${answer.counts.unapproved} pending.`)
      offerUndo(answer.batch, text)
    })
  }

  const undo = (batch: string) => {
    withdraw(batch)
    inTurn(async () => {
      const answer = await sendChange(sendUndo(batch))
      update((state) => {
        const next = applyChange(state, answer, new Date())
        return withFocusOnRow(next, entryOf(next, answer.changed.at(-1))?.id ?? next.currentId)
      })
      announceCounts(answer.counts)
      say(`Undone. ${answer.counts.unapproved} pending.`)
    })
  }

  const editor = createEditorActions({
    read,
    update,
    say,
    fail,
    holdsWork,
    readCurrent,
    sendChange,
    offerUndo,
    announceCounts,
    queueIsDone: () => queue,
  })

  const actions: ListActions = {
    showList: goTo,
    act,
    actOnSelected: (task) => act(task, selectedIds(read())),
    openEditor: editor.open,
    makeCurrent: (id) => update((state) => (state.currentId === id ? state : { ...state, currentId: id })),
    select: (id, isSelected) => update((state) => select(state, [id], isSelected)),
    selectAll: (isSelected) => {
      update((state) => select(state, selectableIds(state), isSelected))
      say(`${selectedIds(read()).length} selected.`)
    },
    showNewer: (id) =>
      update((state) => {
        const newer = entryOf(state, id)?.conflict?.newer ?? null
        return withFocusOnRow(replaceComments(state, new Map([[id, newer]]), new Date()), id)
      }),
  }

  const run = (command: Command) => {
    const state = read()
    const current = entryOf(state, state.currentId)
    if (command === 'help') return openHelp()
    if (command === 'undo') {
      const batch = state.offers.at(-1)?.batch
      return batch ? undo(batch) : say('There is nothing to undo.')
    }
    if (command === 'next' || command === 'previous') {
      // The first key press focuses the current comment.
      const steps = command === 'next' ? 1 : -1
      const next = hasFocus(current?.id) ? neighbourOf(state, current?.id, steps) : current?.id
      return update((now) => withFocusOnRow(now, next))
    }
    if (!current) return say('There is no comment to do this to.')
    if (command === 'edit' || command === 'reply')
      return current.comment ? editor.open(command, current.id) : say('This comment is gone.')
    if (command === 'select') {
      if (current.comment) actions.select(current.id, !state.selected.has(current.id))
      return say(`${selectedIds(read()).length} selected.`)
    }
    const selected = selectedIds(state)
    act(command, selected.length ? selected : [current.id])
    if (!selected.length) update((now) => withFocusOnRow(now, neighbourOf(now, current.id, 1)))
  }

  const onKey = (event: KeyboardEvent) => {
    const command = read().areKeysOn ? commandOf(event) : undefined
    if (!command) return
    event.preventDefault()
    run(command)
  }

  /** Listens to keys and to the browser's history, and loads the list. Returns a function that stops it. */
  const start = () => {
    const path = window.location.pathname
    /** Next's history state of this page. All lists share it. */
    const stateOfNext: unknown = window.history.state
    /**
     * Back and forward between lists stay in this screen. For a history entry from before the document was loaded, Next
     * would fetch the page again and discard what is typed in the editor.
     */
    const onHistory = (event: PopStateEvent) => {
      // Another page of the panel, which Next shows.
      if (window.location.pathname !== path) return
      event.stopImmediatePropagation()
      // Keeps the editor and the address of its list.
      if (holdsWork()) return window.history.pushState(stateOfNext, '', shownAddress)
      const { href } = window.location
      window.history.replaceState(stateOfNext, '', href)
      // Next updates its address only when the state is not its own.
      window.history.replaceState(null, '', href)
      void load()
    }
    const stop = new AbortController()
    document.addEventListener('keydown', onKey, { signal: stop.signal })
    window.addEventListener('popstate', onHistory, { signal: stop.signal, capture: true })
    update((state) => ({ ...state, areKeysOn: keysAreOn(window.localStorage) }))
    void load()
    return () => stop.abort()
  }

  return {
    read,
    subscribe,
    start,
    actions,
    undo,
    withdraw,
    hasTyped,
    reload: () => {
      if (!holdsWork()) void load()
    },
    retry: () => void load(),
    switchKeys: (areKeysOn: boolean) => {
      rememberKeys(window.localStorage, areKeysOn)
      update((state) => ({ ...state, areKeysOn }))
    },
    editor: { save: editor.save, cancel: editor.cancel, showNewer: editor.showNewer },
  }
}

export type Moderation = ReturnType<typeof createModeration>
