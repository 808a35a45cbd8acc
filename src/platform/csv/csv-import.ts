import { type Access, type Endpoint, Forbidden, type PayloadRequest } from 'payload'
import { panelLocale } from '../../shared/locale'
import { panelMessages } from '../panel/messages/messages'

interface CsvImport {
  access: Access
  maxMegabytes: number
  /** The report, or a sentence that says what is wrong with the whole file. Nothing is stored unless `isApplied`. */
  run: (req: PayloadRequest, text: string, isApplied: boolean) => Promise<object | string>
}

/** `POST /import` of a collection: checks a table that is sent as text, and imports it with `apply=true`. */
export const csvImport = ({ access, maxMegabytes, run }: CsvImport): Endpoint => ({
  path: '/import',
  method: 'post',
  handler: async (req) => {
    if (!(await access({ req }))) throw new Forbidden(req.t)
    const text = (await req.text?.()) ?? ''
    const report =
      text.length > maxMegabytes * 1024 * 1024
        ? panelMessages(panelLocale(req.i18n.language))('import.tooLarge', { megabytes: maxMegabytes })
        : await run(req, text, req.searchParams.get('apply') === 'true')
    return typeof report === 'string'
      ? Response.json({ problem: report }, { status: 400 })
      : Response.json(report)
  },
})
