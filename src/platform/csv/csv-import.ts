import { type Access, type Endpoint, Forbidden, type PayloadRequest } from 'payload'
import { panelLocale } from '../../shared/locale'
import { translateCode } from '../../shared/messages/message-code'
import { panelMessages } from '../panel/messages/messages'
import type { CsvProblem } from './read-csv'

interface CsvImport {
  access: Access
  maxMegabytes: number
  /** The report, or what is wrong with the whole file. Nothing is stored unless `isApplied`. */
  run: (
    req: PayloadRequest,
    text: string,
    isApplied: boolean,
  ) => Promise<{ report: object } | { problems: readonly CsvProblem[] }>
}

/** `POST /import` of a collection: checks a table that is sent as text, and imports it with `apply=true`. */
export const csvImport = ({ access, maxMegabytes, run }: CsvImport): Endpoint => ({
  path: '/import',
  method: 'post',
  handler: async (req) => {
    if (!(await access({ req }))) throw new Forbidden(req.t)
    const t = panelMessages(panelLocale(req.i18n.language))
    const refuse = (problem: string) => Response.json({ problem }, { status: 400 })
    const text = (await req.text?.()) ?? ''
    if (text.length > maxMegabytes * 1024 * 1024)
      return refuse(t('import.tooLarge', { megabytes: maxMegabytes }))
    const found = await run(req, text, req.searchParams.get('apply') === 'true')
    return 'problems' in found
      ? refuse(found.problems.map((problem) => translateCode(t, problem)).join(' '))
      : Response.json(found.report)
  },
})
