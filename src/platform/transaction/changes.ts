import { EventEmitter } from 'node:events'
import type { Payload, PayloadRequest } from 'payload'
import { afterCommit } from './transaction'

/** Who listens to changes of one Payload instance. Keyed by it, so that two instances never mix. */
const emitters = new WeakMap<Payload, EventEmitter>()

const emitterOf = (payload: Payload): EventEmitter => {
  const emitter = emitters.get(payload) ?? new EventEmitter()
  emitters.set(payload, emitter)
  return emitter
}

/** Tells this process that what carries `tags` has changed, as soon as the change is committed. */
export const announce = (req: PayloadRequest, tags: string[]): Promise<void> =>
  afterCommit(req, () => emitterOf(req.payload).emit('changed', tags))

export const onChange = (payload: Payload, listener: (tags: string[]) => void): (() => void) => {
  const emitter = emitterOf(payload)
  emitter.on('changed', listener)
  return () => emitter.off('changed', listener)
}
