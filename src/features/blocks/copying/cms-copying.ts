import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { editors } from '../../../platform/payload/access'
import { postEndpoint } from '../../../platform/payload/endpoint'
import { fieldRefusal, readBody } from '../../../platform/payload/read-body'
import { requestMessages } from '../../../platform/payload/request-messages'
import { inTransaction } from '../../../platform/transaction/transaction'
import { translateCode } from '../../../shared/messages/message-code'
import { type BlocksPanelMessages, blocksPanelMessages } from '../messages/panel/messages'
import { placeSchema } from './copied-block'
import { copyBlock, keepBlock, type Refuse } from './copy-block.server'

/** Reads the request, does the work in one transaction as the user, and answers with what it returns. */
const endpoint = <Body>(
  path: string,
  bodyOf: (t: BlocksPanelMessages) => z.ZodType<Body>,
  work: (req: PayloadRequest, body: Body, refuse: Refuse) => Promise<object>,
) =>
  postEndpoint(path, editors, async (req) => {
    const t = requestMessages(blocksPanelMessages, req)
    const invalid = (message: string, field: string) => fieldRefusal(req, field, message, 'reusable-content')
    const refuse: Refuse = (problem, field = 'block') => invalid(translateCode(t, problem), field)
    const given = await readBody(req, bodyOf(t), invalid)
    const response = await inTransaction(req.payload, (inside) =>
      work(Object.assign(inside, { user: req.user, i18n: req.i18n, t: req.t }), given, refuse),
    )
    return Response.json(response, { status: 201 })
  })

const source = { from: placeSchema, block: z.string().min(1).max(100) }

export const copyingEndpoints: Endpoint[] = [
  endpoint('/copy-block', () => z.strictObject({ ...source, to: placeSchema }), copyBlock),
  endpoint(
    '/keep-block',
    (t) =>
      z.strictObject({
        ...source,
        title: z.string(t('errors.noTitle')).trim().min(1, t('errors.noTitle')).max(120),
      }),
    keepBlock,
  ),
]
