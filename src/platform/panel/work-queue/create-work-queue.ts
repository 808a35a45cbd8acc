import { useSyncExternalStore } from 'react'
import type { UndoOffer } from './undo-offer'

/** State that all screens of work queues share, besides their rows. */
export interface WorkQueueState {
  /** Last announcement for screen readers. */
  said: string
  /** Changes that can still be undone, the newest last. */
  offers: readonly UndoOffer[]
}

/**
 * State and requests of a screen, outside of React, because a quick series of keys must see the result of each key at once.
 * `fail` shows why a request in the queue failed.
 */
export const createWorkQueue = <State extends WorkQueueState>(
  initial: State,
  fail: (error: unknown) => void = () => {},
) => {
  let state = initial
  const listeners = new Set<() => void>()
  const read = () => state
  const update = (change: (state: State) => State) => {
    state = change(state)
    for (const listener of listeners) listener()
  }
  const set = (part: Partial<State>) => update((now) => ({ ...now, ...part }))

  let finishedChanges = 0
  let queue: Promise<unknown> = Promise.resolve()

  const readCurrent = async <Body>(request: () => Promise<Body>): Promise<Body> => {
    const before = finishedChanges
    const body = await request()
    return finishedChanges === before ? body : readCurrent(request)
  }

  return {
    read,
    update,
    set,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    say: (said: string) => update((now) => ({ ...now, said })),
    /** Runs requests one after the other, in the order of the user's actions. */
    inTurn: (work: () => Promise<void>) => {
      queue = queue.then(work).catch(fail)
    },
    /** Resolves when the requests that were given before are answered. */
    isDone: () => queue,
    /** Sends a change, and remembers that it was answered. */
    sendChange: <Body>(request: Promise<Body>): Promise<Body> =>
      request.finally(() => {
        finishedChanges++
      }),
    /** Reads again if a change was answered meanwhile, because what was read may be from before it. */
    readCurrent,
    offerUndo: (batch: string | null, text: string) => {
      if (batch)
        update((now) => ({ ...now, offers: [...now.offers, { batch, text, answeredAt: Date.now() }] }))
    },
    withdraw: (batch: string | null) =>
      update((now) => ({ ...now, offers: now.offers.filter((offer) => offer.batch !== batch) })),
  }
}

export type WorkQueue<State extends WorkQueueState> = ReturnType<typeof createWorkQueue<State>>

/** Renders the screen anew when the state changes. */
export const useWorkQueue = <State extends WorkQueueState>({
  subscribe,
  read,
}: Pick<WorkQueue<State>, 'subscribe' | 'read'>): State => useSyncExternalStore(subscribe, read, read)
