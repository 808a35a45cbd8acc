import type { CommentState } from '../contract'
import { isModerationTask, type ModerationTask, pastOf } from '../moderation/moderation-tasks'
import { type Command, commandOf } from './keyboard-shortcuts'
import { getHtml, sendTask, showFailure, type TaskAnswer } from './moderation-requests'
import {
  currentIn,
  idOf,
  makeCurrent,
  replaceRow,
  rowFrom,
  rowOf,
  rowsIn,
  selectedIn,
  showConflict,
  tickOf,
} from './moderation-rows'
import { createEditor } from './row-editor'

export interface ModerationScreen {
  say: (text: string) => void
  /** Offers to undo what was just done. */
  offer: (batch: string, text: string) => void
  /** The newest that is still offered. */
  newestOffer: () => string | undefined
  withdraw: (batch: string) => void
  help: () => void
  keysAreOn: () => boolean
}

export interface ModerationController {
  undo: (batch: string) => void
  reload: () => void
  close: () => void
}

/** Parameters of requests that are not filters of the list. */
const notFilters = ['option', 'controller', 'task', 'format', 'cid', 'done', 'return']

const filtersOf = (query: URLSearchParams): string => {
  for (const name of notFilters) query.delete(name)
  for (const [name, value] of [...query]) if (!value) query.delete(name)
  return query.toString()
}

const many = (count: number) => (count === 1 ? 'Comment' : `${count} comments`)

/** Makes the list in `box` interactive: keyboard shortcuts, tasks without reload, one editor, conflicts. */
export const startModeration = (box: HTMLElement, screen: ModerationScreen): ModerationController => {
  const { say } = screen
  let asked = 0
  /** The address of the list that is shown. */
  let shown = ''
  let queue: Promise<unknown> = Promise.resolve()
  const path = window.location.pathname
  /** Next's history state of this page. All lists share it. */
  const ofNext: unknown = window.history.state

  const announceCounts = (counts: Record<CommentState, number>) => {
    const all: Record<string, number> = { ...counts, all: counts.unapproved + counts.approved }
    for (const place of box.querySelectorAll<HTMLElement>('[data-count]'))
      place.textContent = String(all[place.dataset.count ?? ''] ?? '')
    window.dispatchEvent(new CustomEvent('comments-counted', { detail: counts.unapproved }))
  }

  const fail = (error: unknown) => say(showFailure(box, error, () => void load()))

  const editor = createEditor({
    box,
    say,
    fail,
    saved: ({ batch, counts }, text) => {
      if (counts) announceCounts(counts)
      say(text)
      if (batch) screen.offer(batch, text)
    },
  })

  const load = async () => {
    const mine = ++asked
    shown = window.location.pathname + window.location.search
    box.ariaBusy = 'true'
    try {
      const html = await getHtml({ task: 'list' }, filtersOf(new URLSearchParams(window.location.search)))
      if (mine !== asked) return
      box.innerHTML = html
      box.querySelector('.moderation-bulk [hidden]')?.removeAttribute('hidden')
      makeCurrent(box, rowsIn(box)[0], false)
      say(box.querySelector('.moderation-total, .moderation-empty')?.textContent ?? '')
    } catch (error) {
      if (mine === asked) fail(error)
    }
    if (mine === asked) box.ariaBusy = 'false'
  }

  const go = (filters: string) => {
    if (editor.holdsWork()) return
    const address = filters ? `${window.location.pathname}?${filters}` : window.location.pathname
    window.history.pushState(null, '', address)
    void load()
  }

  const show = (answer: TaskAnswer) => {
    for (const id of answer.changed) replaceRow(box, id, answer.rows[id] ?? null)
    // The new rows are not selected.
    const all = box.querySelector<HTMLInputElement>('[data-all]')
    if (all && answer.changed.length) all.checked = false
    for (const { id, message } of answer.conflicts) {
      const row = rowOf(box, id)
      if (row)
        showConflict(row, message, () => makeCurrent(box, replaceRow(box, id, answer.rows[id] ?? null)))
    }
    announceCounts(answer.counts)
  }

  /** Runs requests one after the other, in the order of the moderator's actions. */
  const inTurn = (work: () => Promise<void>) => {
    queue = queue.then(work).catch(fail)
    return queue
  }

  const act = (task: ModerationTask, rows: HTMLElement[]) => {
    const targets = rows.filter((row) => row.dataset.version)
    if (!targets.length) return say('Select a comment first.')
    const fields = new URLSearchParams({ task })
    for (const row of targets) {
      fields.append('cid', String(idOf(row)))
      fields.append(`version[${idOf(row)}]`, row.dataset.version ?? '')
      // Blocks a second task for the row until the server has answered.
      delete row.dataset.version
    }
    const giveBack = () => {
      for (const row of targets) row.dataset.version = fields.get(`version[${idOf(row)}]`) ?? ''
    }
    void inTurn(async () => {
      try {
        const answer = await sendTask(fields)
        giveBack()
        show(answer)
        const { length } = answer.changed
        const text = length ? `${many(length)} ${pastOf(task)}.` : 'Nothing was changed.'
        const [conflict] = answer.conflicts
        say(conflict ? `${text} ${conflict.message}` : `${text} ${answer.counts.unapproved} pending.`)
        if (answer.batch) screen.offer(answer.batch, text)
      } catch (error) {
        giveBack()
        throw error
      }
    })
  }

  const undo = (batch: string) => {
    screen.withdraw(batch)
    void inTurn(async () => {
      const answer = await sendTask(new URLSearchParams({ task: 'undo', batch }))
      show(answer)
      makeCurrent(box, rowOf(box, answer.changed.at(-1) ?? 0) ?? currentIn(box))
      say(`Undone. ${answer.counts.unapproved} pending.`)
    })
  }

  const run = (command: Command) => {
    const current = currentIn(box)
    if (command === 'help') return screen.help()
    if (command === 'undo') {
      const batch = screen.newestOffer()
      return batch ? undo(batch) : say('There is nothing to undo.')
    }
    if (command === 'next' || command === 'previous') {
      // The first key press focuses the first comment.
      const inside = current?.contains(document.activeElement)
      return makeCurrent(box, inside ? rowFrom(box, current, command === 'next' ? 1 : -1) : current)
    }
    if (!current) return say('There is no comment to do this to.')
    if (command === 'edit' || command === 'reply')
      return current.dataset.version ? void editor.open(current, command) : say('This comment is gone.')
    if (command === 'select') {
      tickOf(current)?.click()
      return say(`${selectedIn(box).length} selected.`)
    }
    const selected = selectedIn(box)
    act(command, selected.length ? selected : [current])
    if (!selected.length) makeCurrent(box, rowFrom(box, current, 1))
  }

  const onKey = (event: KeyboardEvent) => {
    if (!screen.keysAreOn()) return
    const command = commandOf(event)
    if (!command) return
    event.preventDefault()
    run(command)
  }

  const onClick = (event: MouseEvent) => {
    const target = event.target as HTMLElement
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
    const row = target.closest<HTMLElement>('.moderation-row')
    if (row) makeCurrent(box, row, false)
    const link = target.closest<HTMLAnchorElement>('a[data-list], a[data-open], a[data-cancel]')
    if (!link) return
    event.preventDefault()
    const { list, open } = link.dataset
    if (list !== undefined) go(filtersOf(new URL(link.href).searchParams))
    else if (row && (open === 'edit' || open === 'reply')) void editor.open(row, open)
    else editor.cancel()
  }

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    const form = event.target as HTMLFormElement
    if (editor.submit(form)) return
    if (form.dataset.filters !== undefined)
      return go(filtersOf(new URLSearchParams(new FormData(form) as never)))
    const task = (event.submitter as HTMLButtonElement | null)?.value ?? ''
    const row = form.closest<HTMLElement>('.moderation-row')
    if (isModerationTask(task)) act(task, row ? [row] : selectedIn(box))
  }

  const onChange = ({ target }: Event) => {
    if ((target as HTMLElement).dataset.all === undefined) return
    for (const row of rowsIn(box)) {
      const tick = tickOf(row)
      if (tick) tick.checked = (target as HTMLInputElement).checked
    }
    say(`${selectedIn(box).length} selected.`)
  }

  /**
   * Back and forward between lists stay in this screen. For a history entry from before the document was loaded, Next
   * would fetch the page again and discard what is typed in the editor.
   */
  const onHistory = (event: PopStateEvent) => {
    // Another page of the panel, which Next shows.
    if (window.location.pathname !== path) return
    event.stopImmediatePropagation()
    // Keeps the editor and the address of its list.
    if (editor.holdsWork()) return window.history.pushState(ofNext, '', shown)
    const { href } = window.location
    window.history.replaceState(ofNext, '', href)
    // Next updates its address only when the state is not its own.
    window.history.replaceState(null, '', href)
    void load()
  }

  const stop = new AbortController()
  const { signal } = stop
  box.addEventListener('click', onClick, { signal })
  box.addEventListener('submit', onSubmit, { signal })
  box.addEventListener('change', onChange, { signal })
  document.addEventListener('keydown', onKey, { signal })
  window.addEventListener('popstate', onHistory, { signal, capture: true })
  void load()

  return {
    undo,
    reload: () => {
      if (!editor.holdsWork()) void load()
    },
    close: () => stop.abort(),
  }
}
