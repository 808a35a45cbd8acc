import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { editors } from '../../../platform/payload/access'
import { postEndpoint } from '../../../platform/payload/endpoint'
import { fieldRefusal, readBody } from '../../../platform/payload/read-body'
import { inTransaction } from '../../../platform/transaction/transaction'
import { placeSchema } from './copied-block'
import { copyBlock, keepBlock, type Refuse } from './copy-block.server'

/** Reads the request, does the work in one transaction as the user, and answers with what it returns. */
const endpoint = <Body>(
  path: string,
  body: z.ZodType<Body>,
  work: (req: PayloadRequest, body: Body, refuse: Refuse) => Promise<object>,
) =>
  postEndpoint(path, editors, async (req) => {
    const refuse: Refuse = (message, field = 'block') => fieldRefusal(req, field, message, 'reusable-content')
    const given = await readBody(req, body, refuse)
    const answer = await inTransaction(req.payload, (inside) =>
      work(Object.assign(inside, { user: req.user }), given, refuse),
    )
    return Response.json(answer, { status: 201 })
  })

const source = { from: placeSchema, block: z.string().min(1).max(100) }

const title = 'Enter a title for the reusable content.'

export const copyingEndpoints: Endpoint[] = [
  endpoint('/copy-block', z.strictObject({ ...source, to: placeSchema }), copyBlock),
  endpoint(
    '/keep-block',
    z.strictObject({ ...source, title: z.string(title).trim().min(1, title).max(120) }),
    keepBlock,
  ),
]
