import { createLocalReq, type Payload } from 'payload'
import { mapleHarbourPrices } from '../../../src/cms/seed/demo/maple-harbour/prices'
import { seedPrices } from '../../../src/cms/seed/seed-prices'
import { accommodationData, courseData, createSchool } from './content'

const weekly = (kind: 'course' | 'accommodation', number: number, perWeek: number) => ({
  kind,
  number,
  segments: [{ from: 1, to: 12, amount: perWeek, perWeek }],
})

/** A school with one course (number 2, 350 a week) and one room (number 3, 200 a week), in CA$. */
export const createPricedSchool = async (payload: Payload) => {
  const school = await createSchool(payload, { name: 'Priced School', slug: 'priced' })
  await payload.update({
    collection: 'schools',
    id: school.id,
    data: { registrationFee: 12_000, _status: 'published' },
  })
  await payload.create({ collection: 'courses', data: { ...courseData(school.id, 'Intensive'), number: 2 } })
  await payload.create({
    collection: 'accommodation',
    data: { ...accommodationData(school.id, 'Twin room'), number: 3, minAge: 18 },
  })
  const list = await payload.create({
    collection: 'price-lists',
    data: {
      name: 'Prices',
      school: school.id,
      currency: 'default',
      validFrom: '2020-01-01',
      items: [weekly('course', 2, 35_000), weekly('accommodation', 3, 20_000)],
      _status: 'published',
    },
  })
  return { school, list }
}

/** Doubles the price of the course and publishes the list. */
export const raisePrices = (payload: Payload, list: number) =>
  payload.update({
    collection: 'price-lists',
    id: list,
    data: { items: [weekly('course', 2, 70_000)], _status: 'published' },
  })

/** A school with the demo's prices, five courses and twelve accommodation types. */
export const createSchoolWithDemoPrices = async (payload: Payload, slug: string) => {
  const school = await createSchool(payload, { name: slug })
  await payload.update({ collection: 'schools', id: school.id, data: { registrationFee: 120_00 } })
  const req = await createLocalReq({}, payload)
  for (let i = 0; i < 5; i++)
    await payload.create({ collection: 'courses', data: courseData(school.id), req })
  for (let i = 0; i < 12; i++)
    await payload.create({ collection: 'accommodation', data: accommodationData(school.id), req })
  await seedPrices({ payload, req, advance: () => {} }, mapleHarbourPrices, school.id)
  return school.id
}
