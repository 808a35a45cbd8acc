import { addressLabel } from '../engine/addresses/address'
import type { Engines } from '../engines/engines.server'
import type { SchoolExtract } from '../queries.server'
import { extractCredit } from './credits'
import type { DirectionsProvider } from './provider'
import { tellOsrm } from './tell-osrm'

/** Addresses and ways from the school's own extract: nothing leaves the server. */
export const embeddedProvider = (engines: Engines, source: SchoolExtract): DirectionsProvider => ({
  locate: async (text) => {
    const found = await (await engines.get(source)).findAddress(text)
    return found.map((address) => ({ ...address.place, text: addressLabel(address) }))
  },
  route: async (mode, from, to, locale) =>
    tellOsrm(await (await engines.get(source)).route(mode, from, to), locale),
  credit: (locale) => extractCredit(source.credit, locale),
})
