import type { Payload, PayloadRequest, Where } from 'payload'
import { csvWriter } from '../../../platform/csv/csv-table'
import type { FormSubmission } from '../../../platform/payload/payload-types'
import { ownDocuments } from '../../../platform/payload/school-scope'
import { readId } from '../../../shared/id'

const batch = 500

const known = ['created', 'form', 'state', 'email', 'language', 'page', 'note'] as const

type Row = Pick<
  FormSubmission,
  'id' | 'createdAt' | 'form' | 'state' | 'email' | 'locale' | 'page' | 'note' | 'submissionData'
>

const titleOf = (form: Row['form']): string => (typeof form === 'object' && form ? form.title : '')

/** Ids rise with the time, and a page that begins after an id misses and repeats nothing while others are stored. */
async function* readBatches(payload: Payload, where: Where): AsyncGenerator<Row[]> {
  for (let last = 0; ; ) {
    const { docs } = await payload.find({
      collection: 'form-submissions',
      where: { and: [where, { id: { greater_than: last } }] },
      sort: 'id',
      depth: 1,
      limit: batch,
      pagination: false,
    })
    const id = docs.at(-1)?.id
    if (id === undefined) return
    last = id
    yield docs
  }
}

/**
 * The submissions of a form (`?form=<id>`) or of all forms as CSV, with one column for each field. Read twice, because the first
 * line names the fields of all submissions: forms change.
 */
export async function* exportSubmissions(payload: Payload, req: PayloadRequest): AsyncGenerator<string> {
  const form = readId(req.searchParams.get('form') ?? '')
  const own = ownDocuments(payload.collections['form-submissions'].config, req.user) ?? {}
  const where: Where = { and: [form ? { form: { equals: form } } : {}, own] }
  const fields = new Set<string>()
  for await (const rows of readBatches(payload, where))
    for (const { submissionData } of rows) for (const { field } of submissionData ?? []) fields.add(field)
  const columns = [...fields]
  const { head, rows: lines } = csvWriter()
  yield head([...known, ...columns.map((name) => (known.includes(name as never) ? `field ${name}` : name))])
  for await (const rows of readBatches(payload, where))
    yield lines(
      rows.map((row) => {
        const answers = new Map(row.submissionData?.map(({ field, value }) => [field, value ?? '']))
        return [
          row.createdAt,
          titleOf(row.form),
          row.state,
          row.email ?? '',
          row.locale ?? '',
          row.page ?? '',
          row.note ?? '',
          ...columns.map((name) => answers.get(name) ?? ''),
        ]
      }),
    )
}
