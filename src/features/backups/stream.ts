/** A client that reads nothing for this long has gone, or the connection has. */
const stalledMs = 5 * 60_000

/**
 * The pieces as the body of a response, each made when the client has taken the one before. The first is made now, so that its failure
 * is an error and not a broken download. A client that leaves, or stops reading, ends the generator.
 */
export const streamOf = async (
  pieces: AsyncGenerator<Buffer>,
  patienceMs = stalledMs,
): Promise<ReadableStream<Uint8Array>> => {
  let next = Promise.resolve(await pieces.next())
  let timer: NodeJS.Timeout | undefined
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      clearTimeout(timer)
      const { value, done } = await next
      if (done) return controller.close()
      controller.enqueue(value)
      next = pieces.next()
      // Reported when it is asked for.
      next.catch(() => {})
      timer = setTimeout(() => {
        controller.error(new Error('the client has stopped reading'))
        void pieces.return(undefined)
      }, patienceMs)
      timer.unref()
    },
    cancel: async () => {
      clearTimeout(timer)
      await pieces.return(undefined)
    },
  })
}
