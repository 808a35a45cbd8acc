/** A table of any length as a file to be kept, sent while it is written. The name gets the day. */
export const csvFile = (name: string, parts: AsyncGenerator<string>): Response => {
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { value, done } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    cancel: async () => {
      await parts.return(undefined)
    },
  })
  const day = new Date().toISOString().slice(0, 10)
  return new Response(body, { headers: fileHeaders('text/csv; charset=utf-8', `${name}-${day}.csv`) })
}

/** Of a file that is somebody's own. */
export const fileHeaders = (type: string, name: string) => ({
  'content-type': type,
  'content-disposition': `attachment; filename="${name}"`,
  'cache-control': 'private, no-store',
})
