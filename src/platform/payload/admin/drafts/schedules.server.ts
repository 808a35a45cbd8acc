import type { BasePayload, SanitizedConfig } from 'payload'
import { hasScheduledPublishEnabled } from 'payload/shared'

/** What will happen to a document, and when. */
export interface Schedule {
  type: 'publish' | 'unpublish'
  at: string
}

/** The next planned publication of each document, by its collection and id, or by its global. */
type Schedules = ReadonlyMap<string, Schedule>

interface PublishInput {
  type?: string
  doc?: { relationTo?: string; value?: unknown }
  global?: string
}

const readSchedules = async (payload: BasePayload): Promise<Schedules> => {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: {
      taskSlug: { equals: 'schedulePublish' },
      waitUntil: { greater_than: new Date().toISOString() },
    },
    sort: '-waitUntil',
    depth: 0,
    pagination: false,
  })
  // The next one of a document comes last, and stays.
  return new Map(
    docs.map(({ waitUntil, input }): [string, Schedule] => {
      const { type, doc, global } = (input ?? {}) as PublishInput
      return [
        scheduleKey(global ? { global } : { collection: doc?.relationTo, id: doc?.value }),
        { type: type === 'unpublish' ? 'unpublish' : 'publish', at: String(waitUntil) },
      ]
    }),
  )
}

export const scheduleKey = (
  of: { global: string } | { collection: string | undefined; id: unknown },
): string => ('global' in of ? `globals/${of.global}` : `${of.collection}/${of.id}`)

const running = new WeakMap<BasePayload, Promise<Schedules>>()

/** All cells of a list ask at the same time and share one read. */
export const findSchedules = (payload: BasePayload): Promise<Schedules> => {
  const known = running.get(payload)
  if (known) return known
  const read = readSchedules(payload).finally(() => running.delete(payload))
  running.set(payload, read)
  return read
}

const folder = '/platform/payload/admin/drafts'

/** What is said above a document: whether visitors see what the form shows, and what is planned. */
const facts = (of: { collection: string } | { global: string }) => [
  `${folder}/DocumentState#DocumentState`,
  { path: `${folder}/ScheduledState`, exportName: 'ScheduledState', clientProps: {}, serverProps: of },
]

/**
 * Shows the state above documents, and there and in lists when they will be published. Payload adds the field of the state itself, so this changes the
 * finished configuration.
 */
export const showSchedules = (config: SanitizedConfig): SanitizedConfig => {
  for (const { slug, admin, fields } of config.collections.filter(hasScheduledPublishEnabled)) {
    const status = fields.find((field) => 'name' in field && field.name === '_status')
    if (status?.type !== 'select') continue
    status.admin = {
      ...status.admin,
      components: { ...status.admin?.components, Cell: `${folder}/ScheduledState#StatusCell` },
    }
    const edit = { ...admin.components?.edit }
    edit.beforeDocumentControls = [...(edit.beforeDocumentControls ?? []), ...facts({ collection: slug })]
    admin.components = { ...admin.components, edit }
  }
  for (const { slug, admin } of config.globals.filter(hasScheduledPublishEnabled)) {
    const elements = { ...admin?.components?.elements }
    elements.beforeDocumentControls = [...(elements.beforeDocumentControls ?? []), ...facts({ global: slug })]
    if (admin) admin.components = { ...admin.components, elements }
  }
  return config
}
