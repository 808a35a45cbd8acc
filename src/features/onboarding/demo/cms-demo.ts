import { getTranslation } from '@payloadcms/translations'
import type { CollectionSlug, Endpoint, PayloadRequest } from 'payload'
import { administrators } from '../../../platform/payload/access'
import { getEndpoint, postEndpoint } from '../../../platform/payload/endpoint'
import { inTransactionOf } from '../../../platform/transaction/transaction'
import type { DemoRemoval } from '../contract'
import type { RemovalPlan } from './removal-plan.server'
import { planDemoRemoval, removeDemo } from './remove-demo.server'

const labelOf = ({ payload, i18n }: PayloadRequest, collection: string): string =>
  getTranslation(payload.collections[collection as CollectionSlug].config.labels.plural, i18n)

const toRemoval = (
  req: PayloadRequest,
  counts: Record<string, number>,
  kept: RemovalPlan['kept'],
): DemoRemoval => ({
  removed: Object.entries(counts).map(([collection, count]) => ({ label: labelOf(req, collection), count })),
  kept: kept
    // Documents that are kept only as a part of another one say nothing new.
    .filter(({ reason, document }) => reason !== 'part' && document.collection !== 'comments')
    .map(({ document, reason, by }) => ({
      title: document.title,
      label: labelOf(req, document.collection),
      href: `/admin/collections/${document.collection}/${document.id}`,
      reason: reason === 'changed' ? 'changed' : 'used',
      ...(by && { by: by.title }),
    })),
})

const countsOf = ({ remove }: RemovalPlan): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const { collection } of remove)
    if (collection !== 'comments') counts[collection] = (counts[collection] ?? 0) + 1
  return counts
}

/** Endpoints that preview the removal of the demo and carry it out. */
export const demoEndpoints: Omit<Endpoint, 'root'>[] = [
  getEndpoint('/demo', administrators, async (req) => {
    const plan = await planDemoRemoval(req)
    return Response.json(plan ? toRemoval(req, countsOf(plan), plan.kept) : null)
  }),
  postEndpoint('/remove-demo', administrators, async (req) => {
    const result = await inTransactionOf(req, () => removeDemo(req))
    return Response.json(result ? toRemoval(req, result.removed, result.kept) : null)
  }),
]
