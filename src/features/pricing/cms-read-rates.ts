import { APIError, Forbidden, type GlobalConfig } from 'payload'
import { editors } from '../../platform/payload/access/editors'
import { UnusableRates } from './rates/ecb-rates'
import { importRates } from './rates/import-rates.server'

type Endpoint = Exclude<GlobalConfig['endpoints'], false | undefined>[number]

/** "Read the rates now" in the settings. */
export const readRatesEndpoint: Endpoint = {
  path: '/read-rates',
  method: 'post',
  handler: async (req) => {
    if (!editors({ req })) throw new Forbidden(req.t)
    try {
      const imported = await importRates(req)
      if (!imported) throw new UnusableRates('Enter the source of the rates and save it first.')
      return Response.json(imported)
    } catch (error) {
      if (error instanceof UnusableRates) throw new APIError(error.message, 400, undefined, true)
      throw error
    }
  },
}
