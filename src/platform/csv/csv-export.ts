import { type Access, type Endpoint, Forbidden, type Payload, type PayloadRequest } from 'payload'

/** Streams a table as a file to download. The date is appended to the name. */
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

/** Headers of a private download. */
export const fileHeaders = (type: string, name: string) => ({
  'content-type': type,
  'content-disposition': `attachment; filename="${name}"`,
  'cache-control': 'private, no-store',
})

/** `GET /export.csv` of a collection, for those who have `access`. */
export const csvExport = (
  name: string,
  access: Access,
  write: (payload: Payload, req: PayloadRequest) => AsyncGenerator<string>,
): Endpoint => ({
  path: '/export.csv',
  method: 'get',
  handler: async (req) => {
    if (!(await access({ req }))) throw new Forbidden(req.t)
    return csvFile(name, write(req.payload, req))
  },
})
