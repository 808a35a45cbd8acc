import type { PayloadRequest } from 'payload'
import { siteIn } from '../../platform/feature'
import type { TodayItem } from '../../platform/payload/admin/today'

/** All that waits for the user, the urgent first. */
export const itemsFor = async (req: PayloadRequest): Promise<TodayItem[]> => {
  const cards = siteIn(req.payload.config).features.flatMap((feature) => feature.cards ?? [])
  const items = (await Promise.all(cards.map((ask) => ask(req)))).flat()
  return [...items.filter(({ urgent }) => urgent), ...items.filter(({ urgent }) => !urgent)]
}
