import type { Accommodation, Course } from '../../../platform/payload/payload-types'
import type { Capacity, StartCapacity } from '../../pricing/contract'

type Limited = Pick<Course | Accommodation, 'places' | 'placesAtTimes'>

/** How many places a course or accommodation has; undefined if the number is not limited. */
export const capacityOf = ({ places, placesAtTimes }: Limited): Capacity | undefined =>
  typeof places === 'number'
    ? {
        places,
        exceptions: (placesAtTimes ?? []).map((row) => ({
          from: row.from.slice(0, 10),
          to: (row.to ?? row.from).slice(0, 10),
          places: row.places,
        })),
      }
    : undefined

/** How many may begin a course. Accommodation has no starts. */
export type StartLimits = Partial<Pick<Course, 'placesPerStart' | 'placesAtStarts'>>

/** How many students may begin a course on the same day; undefined if no start is limited. */
export const startCapacityOf = ({
  placesPerStart,
  placesAtStarts,
}: Pick<Course | Accommodation, 'number'> & StartLimits): StartCapacity | undefined => {
  const exceptions = (placesAtStarts ?? []).map(({ day, places }) => ({ day: day.slice(0, 10), places }))
  const hasUsual = typeof placesPerStart === 'number'
  if (!hasUsual && !exceptions.length) return undefined
  return { ...(hasUsual && { places: placesPerStart }), exceptions }
}
