import type { Accommodation, Course } from '../../../platform/payload/payload-types'
import type { Capacity } from '../calculation/free-places'

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
