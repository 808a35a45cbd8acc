import type { PayloadRequest } from 'payload'
import { type Feature, siteIn } from '../../platform/feature'
import type { TodayItem } from '../../platform/payload/admin/today'

/** Asks all features, and joins what they answer. */
const ask = async <Part>(
  req: PayloadRequest,
  questionsOf: (feature: Feature) => readonly ((req: PayloadRequest) => Promise<Part[]>)[] | undefined,
): Promise<Part[]> => {
  const questions = siteIn(req.payload.config).features.flatMap((feature) => questionsOf(feature) ?? [])
  return (await Promise.all(questions.map((question) => question(req)))).flat()
}

/** What waits for the user, the urgent first. */
export const itemsFor = async (req: PayloadRequest): Promise<TodayItem[]> => {
  const items = await ask(req, ({ cards }) => cards)
  return [...items.filter(({ urgent }) => urgent), ...items.filter(({ urgent }) => !urgent)]
}

/** Everything on the first screen, as far as the user of `req` may see it. */
export const readFirstScreen = async (req: PayloadRequest) => {
  const [items, figures, events, lists] = await Promise.all([
    itemsFor(req),
    ask(req, (feature) => feature.figures),
    ask(req, (feature) => feature.events),
    ask(req, (feature) => feature.lists),
  ])
  return { items, figures, lists, events: events.sort((one, two) => one.day.localeCompare(two.day)) }
}
