import { showMenuCounts } from '../../../../platform/panel/menu/menu-counts'
import { createWorkQueue } from '../../../../platform/panel/work-queue/create-work-queue'
import { createListHistory, filtersInAddress } from '../../../../platform/panel/work-queue/list-history'
import { QueueRefusal } from '../../../../platform/panel/work-queue/queue-requests'
import { hasFocus, withIds } from '../../../../platform/panel/work-queue/rows'
import { translateCode } from '../../../../shared/messages/message-code'
import type { CommentsPanelMessages } from '../../messages/panel/messages'
import { rowId } from '../../moderation/list/CommentRow'
import type { ListActions } from '../../moderation/list/list-actions'
import { explainEmptyList } from '../../moderation/list/ModerationList'
import type { StateCounts } from '../../moderation/moderation-api'
import { createEditorActions } from './editor-actions'
import type { Command } from './keyboard-shortcuts'
import { createModerationRequests, explainRefusal } from './moderation-requests'
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

const rowHasFocus = (id: number | undefined) => id !== undefined && hasFocus(rowId(id))

/** The form of the open editor; React leaves what is typed in it alone. */
const editorForm = () => document.querySelector<HTMLFormElement>('.moderation-editing form')

/** Whether something was typed in the editor that is not stored. */
const hasTyped = (): boolean => {
  const fields = editorForm()?.querySelectorAll<HTMLInputElement>('textarea, input[type="text"]') ?? []
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue)
}

interface ScreenOptions {
  openHelp: () => void
  t: CommentsPanelMessages
}

/** Everything that moderators do on the screen. */
export const createModeration = ({ openHelp, t }: ScreenOptions) => {
  const requests = createModerationRequests(t)
  /** Tells the menu how many comments wait. */
  const announceCounts = ({ unapproved: count }: StateCounts) =>
    showMenuCounts({ comments: { count, text: t('pendingLink.pending', { count }) } })

  /** Shows an error: in the status line, or in place of the list if there is none. */
  const fail = (error: unknown) => {
    const isLoggedOut = error instanceof QueueRefusal && error.isLoggedOut
    const reason = error instanceof QueueRefusal ? explainRefusal(t, error) : (error as Error).message
    const message = isLoggedOut ? t('failure.loggedOut', { reason }) : reason
    update((state) => ({
      ...state,
      said: message,
      failure: state.loaded && !isLoggedOut ? state.failure : { message, isLoggedOut },
    }))
  }

  const queue = createWorkQueue(initialState, fail)
  const { read, update, set, say, inTurn, sendChange, readCurrent, offerUndo, withdraw } = queue

  let latestLoad = 0
  const load = async () => {
    const mine = ++latestLoad
    history.noteShown()
    const filters = filtersInAddress()
    set({ isBusy: true })
    try {
      const response = await readCurrent(() => requests.getList(filters))
      if (mine !== latestLoad) return
      const holdsWork = hasTyped() || read().editor?.isSending === true
      update((state) => showList(state, response, new Date(), { holdsWork }))
      const { list, address } = response
      say(list.rows.length ? t('list.total', { count: list.total }) : explainEmptyList(t, address))
    } catch (error) {
      if (mine !== latestLoad) return
      set({ isBusy: false })
      fail(error)
    }
  }

  /** Whether something was typed that would be lost; if so, it says so and moves the focus to it. */
  const holdsWork = (): boolean => {
    const { editor } = read()
    if (!editor || !hasTyped()) return false
    set({
      said: t('editor.unsaved'),
      focus: { id: editor.comment.id, to: 'editor' },
    })
    return true
  }

  const history = createListHistory({ load: () => void load(), holdsWork })

  /** Shows changed comments. The focus stays in the row that had it, even if its button is gone. */
  const show = (change: Change) => {
    const { currentId } = read()
    const keepsFocus = rowHasFocus(currentId)
    update((state) => (keepsFocus ? withFocusOnRow(change(state), currentId) : change(state)))
  }

  const act: ListActions['act'] = (task, ids) => {
    const { pending } = read()
    // A comment takes no second task until the server has answered the first.
    const targets = ids.flatMap((id) => {
      const comment = entryOf(read(), id)?.comment
      return comment && !pending.has(id) ? [{ id, version: comment.version }] : []
    })
    if (!targets.length) return say(t('selection.first'))
    const taken = targets.map(({ id }) => id)
    const wait = (isPending: boolean) => set({ pending: withIds(read().pending, taken, isPending) })
    wait(true)
    inTurn(async () => {
      const response = await sendChange(requests.sendTask({ task, targets })).finally(() => wait(false))
      show((state) => applyChange(state, response, new Date()))
      announceCounts(response.counts)
      const { length } = response.changed
      const text = length ? t(`done.${task}`, { count: length }) : t('done.nothing')
      const [conflict] = response.conflicts
      say(
        conflict
          ? `${text} ${translateCode(t, conflict.reason)}`
          : t('done.pending', { done: text, count: response.counts.unapproved }),
      )
      offerUndo(response.batch, text)
    })
  }

  const undo = (batch: string) => {
    withdraw(batch)
    inTurn(async () => {
      const response = await sendChange(requests.sendUndo(batch))
      update((state) => {
        const next = applyChange(state, response, new Date())
        return withFocusOnRow(next, entryOf(next, response.changed.at(-1))?.id ?? next.currentId)
      })
      announceCounts(response.counts)
      say(t('done.pending', { done: t('done.undo'), count: response.counts.unapproved }))
    })
  }

  const editor = createEditorActions({ queue, t, requests, fail, holdsWork, announceCounts })

  const actions: ListActions = {
    showList: history.goTo,
    act,
    actOnSelected: (task) => act(task, selectedIds(read())),
    openEditor: editor.open,
    makeCurrent: (id) => update((state) => (state.currentId === id ? state : { ...state, currentId: id })),
    select: (id, isSelected) => update((state) => select(state, [id], isSelected)),
    selectAll: (isSelected) => {
      update((state) => select(state, selectableIds(state), isSelected))
      say(t('selection.count', { count: selectedIds(read()).length }))
    },
    showNewer: (id) =>
      update((state) => {
        const newer = entryOf(state, id)?.conflict?.newer ?? null
        return withFocusOnRow(replaceComments(state, new Map([[id, newer]]), new Date()), id)
      }),
  }

  /** Does what a key stands for to the current comment, or to those that are selected. */
  const run = (command: Command) => {
    const state = read()
    const current = entryOf(state, state.currentId)
    if (command === 'help') return openHelp()
    if (command === 'undo') {
      const batch = state.offers.at(-1)?.batch
      return batch ? undo(batch) : say(t('selection.nothingToUndo'))
    }
    if (command === 'next' || command === 'previous') {
      // The first key press focuses the current comment.
      const steps = command === 'next' ? 1 : -1
      const next = rowHasFocus(current?.id) ? neighbourOf(state, current?.id, steps) : current?.id
      return update((now) => withFocusOnRow(now, next))
    }
    if (!current) return say(t('selection.nothing'))
    if (command === 'edit' || command === 'reply')
      return current.comment ? editor.open(command, current.id) : say(t('selection.gone'))
    if (command === 'select') {
      if (current.comment) actions.select(current.id, !state.selected.has(current.id))
      return say(t('selection.count', { count: selectedIds(read()).length }))
    }
    const selected = selectedIds(state)
    act(command, selected.length ? selected : [current.id])
    if (!selected.length) update((now) => withFocusOnRow(now, neighbourOf(now, current.id, 1)))
  }

  return {
    read,
    subscribe: queue.subscribe,
    /** Loads the list and follows the browser's history. Returns a function that stops it. */
    start: () => {
      void load()
      return history.start()
    },
    actions,
    run,
    undo,
    withdraw,
    hasTyped,
    reload: () => {
      if (!holdsWork()) void load()
    },
    retry: () => void load(),
    editor: { save: editor.save, cancel: editor.cancel, showNewer: editor.showNewer },
  }
}

export type Moderation = ReturnType<typeof createModeration>
