import { Link } from '@payloadcms/ui'
import type { BasePayload, DefaultServerCellComponentProps } from 'payload'
import { ScheduledBadge, ScheduledFact } from './ScheduledFact'
import { findSchedules, scheduleKey } from './schedules.server'

const words = {
  draft: 'version:draft',
  published: 'version:published',
  changed: 'version:draftHasPublishedVersion',
} as const

/** The state of a document in a list, and when it will be published. */
export const StatusCell = async (props: DefaultServerCellComponentProps) => {
  const { payload, collectionSlug, rowData, cellData, i18n, link, linkURL } = props
  const schedule = (await findSchedules(payload)).get(
    scheduleKey({ collection: collectionSlug, id: rowData?.id }),
  )
  const word = i18n.t(words[cellData as keyof typeof words] ?? 'version:draft')
  return (
    <span className="state-cell">
      {link ? (
        <Link href={linkURL ?? `/admin/collections/${collectionSlug}/${rowData?.id}`} prefetch={false}>
          {word}
        </Link>
      ) : (
        <span>{word}</span>
      )}
      {schedule && <ScheduledBadge schedule={schedule} />}
    </span>
  )
}

type Edited = { payload: BasePayload; id?: number | string } & ({ collection: string } | { global: string })

/** When the document that is edited will be published, in the line that says its state. */
export const ScheduledState = async ({ payload, id, ...of }: Edited) => {
  const key = scheduleKey('global' in of ? of : { collection: of.collection, id })
  return <ScheduledFact schedule={(await findSchedules(payload)).get(key)} />
}
