import type { ReactNode } from 'react'
import { type QueryContext, readIn, shownIn } from '../../platform/payload/query'
import { schoolPath } from '../../shared/address/school-path'
import { localePath } from '../../shared/locale'
import { schoolsTag } from '../../shared/tags'
import { findOffers } from '../schools/queries.server'
import { getCalculator } from './calculator/calculator.server'
import type { CalculatorProps } from './calculator/calculator-props'
import { offersOfSchools } from './offers/listed-offers.server'
import { published } from './queries.server'

/** Whether the page that is being rendered has a calculator. The fields have ids, so a page shows one. */
const hasCalculator = new WeakMap<QueryContext['tag'], Promise<boolean>>()

/** Notes that the page has a calculator of its own. */
export const noteCalculator = ({ tag }: Pick<QueryContext, 'tag'>): void => {
  hasCalculator.set(tag, Promise.resolve(true))
}

/** Schools that a block links to at most. */
const MAX_SCHOOLS = 30

const listSchools = async (ctx: QueryContext) => {
  ctx.tag(schoolsTag)
  const { docs } = await ctx.payload.find({
    collection: 'schools',
    where: { and: [published, ...shownIn(ctx, 'schools')] },
    select: { slug: true, name: true },
    ...readIn(ctx),
    sort: 'name',
    depth: 0,
    limit: MAX_SCHOOLS,
    pagination: false,
  })
  return docs
}

/** Links to the calculators of schools that have prices. */
const SchoolLinks = ({ schools }: { schools: { href: string; name: string; from: string }[] }) => (
  <ul className="calculator-schools">
    {schools.map(({ href, name, from }) => (
      <li key={href}>
        <a href={href} rel="nofollow">
          {name}
        </a>{' '}
        {from}
      </li>
    ))}
  </ul>
)

const linkSchools = async (ctx: QueryContext, schools: Awaited<ReturnType<typeof listSchools>>) => {
  const offers = await offersOfSchools(
    ctx,
    schools.map(({ id }) => id),
  )
  const priced = schools.flatMap(({ id, slug, name }) => {
    const from = offers.get(id)?.from
    const page = localePath(ctx.locale, schoolPath(slug ?? ''))
    return from ? [{ name: name ?? '', from: from.text, href: `${page}${from.query}#anc-calculator` }] : []
  })
  return priced.length ? <SchoolLinks schools={priced} /> : undefined
}

interface Chosen {
  school?: string | undefined
  /** The id of a course. */
  course?: number | undefined
}

interface Found {
  isCalculator: boolean
  body: ReactNode
}

const findCalculator = async (
  ctx: QueryContext,
  { school, course }: Chosen,
  show: (props: CalculatorProps) => ReactNode,
): Promise<Found | undefined> => {
  const schools = school ? [] : await listSchools(ctx)
  const slug = school ?? (schools.length === 1 ? schools[0]?.slug : undefined)
  if (!slug) return { isCalculator: false, body: await linkSchools(ctx, schools) }
  const plain = await getCalculator(ctx, slug, new URLSearchParams())
  if (!plain) return undefined
  const [courses] = course ? await findOffers(ctx, plain.catalogue.school.id) : [[]]
  const number = courses.find(({ id }) => id === course)?.number
  const chosen =
    typeof number === 'number' &&
    (await getCalculator(ctx, slug, new URLSearchParams(), {
      path: schoolPath(slug),
      kind: 'course',
      number,
    }))
  return {
    isCalculator: true,
    body: (
      <div id="anc-calculator" className="calculator-block anchor">
        {show({ ...(chosen || plain), isInBlock: true })}
      </div>
    ),
  }
}

/** The calculator as a block of a page: that of a school, or links to those of all. Blocks are loaded at the same time; the first shows it. */
export const calculatorInBlock = async (
  ctx: QueryContext,
  ...asked: [chosen: Chosen, show: (props: CalculatorProps) => ReactNode]
): Promise<ReactNode> => {
  const isShown = hasCalculator.get(ctx.tag) ?? Promise.resolve(false)
  const found = isShown.then((shown) => (shown ? undefined : findCalculator(ctx, ...asked)))
  hasCalculator.set(
    ctx.tag,
    // Without a second block nobody waits for it, and a rejection that nobody handles ends the process. This block reports the failure.
    Promise.all([isShown, found]).then(
      ([shown, own]) => shown || Boolean(own?.isCalculator),
      () => false,
    ),
  )
  return (await found)?.body
}
