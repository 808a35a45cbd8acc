import { NotFound, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { editors } from '../../../platform/payload/access'
import { postEndpoint } from '../../../platform/payload/endpoint'
import { findById } from '../../../platform/payload/find-documents'
import { fieldRefusal, readBody } from '../../../platform/payload/read-body'
import { requestMessages } from '../../../platform/payload/request-messages'
import { isOwnSchool, schoolsOf } from '../../../platform/payload/school-scope'
import { documentId } from '../../../shared/id'
import { isDay } from '../../../shared/time/days'
import type { PricedItem } from '../calculation/price-list'
import { type PricingPanelMessages, pricingPanelMessages } from '../messages/panel/messages'
import { copyItems } from './copy-items'
import { pricedItems } from './price-list-schema'

const day = (t: PricingPanelMessages) => z.string(t('errors.chooseDate')).refine(isDay, t('errors.dateForm'))

const request = (t: PricingPanelMessages) =>
  z
    .strictObject({
      name: z.string(t('errors.listName')).trim().min(1, t('errors.listName')).max(120),
      validFrom: day(t),
      validTo: day(t).nullish(),
      percent: z.number(t('errors.percentForm')).min(-99).max(200),
      roundType: z.enum(['none', 'classic', 'ceil', 'floor']),
      roundTo: z.union([z.literal(1), z.literal(5), z.literal(10)], t('errors.roundTo')),
    })
    .refine(({ validFrom, validTo }) => !validTo || validTo >= validFrom, {
      path: ['validTo'],
      message: t('errors.listEnd'),
    })

const refuse = (req: PayloadRequest, path: string, message: string) =>
  fieldRefusal(req, path, message, 'price-lists')

/** Creates a draft for another year from a list, with every price changed by a percentage. */
export const copyListEndpoint = postEndpoint('/:id/copy', editors, async (req) => {
  const t = requestMessages(pricingPanelMessages, req)
  const { name, validFrom, validTo, percent, roundType, roundTo } = await readBody(
    req,
    request(t),
    (message, field) => refuse(req, field, message),
  )
  const id = Number(req.routeParams?.id)
  const list = await findById(req, 'price-lists', Number.isSafeInteger(id) ? id : 0, { draft: true })
  if (!list || !isOwnSchool(schoolsOf(req.user), documentId(list.school))) throw new NotFound(req.t)
  // Validated with the schema before it was stored.
  const items = copyItems(list.items as PricedItem[], percent, { type: roundType, to: roundTo })
  if (!pricedItems.safeParse(items).success) throw refuse(req, 'percent', t('errors.priceTooLarge'))
  const { school, currency, notes } = list
  const doc = await req.payload.create({
    collection: 'price-lists',
    draft: true,
    data: {
      name,
      validFrom,
      validTo,
      school,
      currency,
      notes,
      items,
      copiedFrom: list.id,
      _status: 'draft',
    },
    overrideAccess: false,
    req,
  })
  return Response.json({ doc: { id: doc.id, name: doc.name } }, { status: 201 })
})
