import { createSchool } from '../kit/content'
import { twoVillages } from '../map/mapped-school'
import { type Attempt, allowed, as, create, find, remove, type Trial, update } from './access-trial'

const createExtract = ({ payload }: Trial) =>
  payload.create({ collection: 'map-extracts', data: {}, file: twoVillages() })

const createMap = async ({ payload }: Trial) => {
  const { id } = await createSchool(payload)
  return payload.create({ collection: 'school-maps', data: { school: id } as never })
}

/** Runs the attempt on a new document. */
const onNew =
  (make: (trial: Trial) => Promise<{ id: number }>, attempt: (id: number) => Attempt): Attempt =>
  async (trial) =>
    attempt((await make(trial)).id)(trial)

export const mapAttempts: Record<string, Attempt> = {
  'map-extracts create': create(
    'map-extracts',
    () => ({}),
    async () => twoVillages(),
  ),
  'map-extracts read': onNew(createExtract, (id) => find('map-extracts', () => id)),
  'map-extracts update': onNew(createExtract, (id) =>
    update(
      'map-extracts',
      () => id,
      () => ({}),
    ),
  ),
  'map-extracts delete': remove('map-extracts', createExtract),
  'school-maps create': async (trial) => {
    const { id } = await createSchool(trial.payload)
    return create('school-maps', () => ({ school: id }))(trial)
  },
  'school-maps read': onNew(createMap, (id) => find('school-maps', () => id)),
  'school-maps update': onNew(createMap, (id) =>
    update(
      'school-maps',
      () => id,
      () => ({ places: [] }),
    ),
  ),
  'school-maps delete': remove('school-maps', createMap),
  'map-settings read': (trial) =>
    allowed(() => trial.payload.findGlobal({ slug: 'map-settings', ...as(trial) })),
  'map-settings update': (trial) =>
    allowed(() =>
      trial.payload.updateGlobal({ slug: 'map-settings', data: { provider: 'embedded' }, ...as(trial) }),
    ),
}
