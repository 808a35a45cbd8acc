// npx tsx src/cms/seed/town/write-town.ts: writes the demo town's map anew after the plan changed.
import { writeFileSync } from 'node:fs'
import { generateTown } from './generate-town'

writeFileSync('src/cms/seed/town/alder-bay.osm', generateTown())
