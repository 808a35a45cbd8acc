'use client'

import { Link, Pill, useConfig, useModal, useRouteTransition, useTranslation } from '@payloadcms/ui'
import { formatDate } from '@payloadcms/ui/shared'
import { usePathname, useRouter, useSearchParams } from 'next/navigation'

export interface VersionRow {
  id: number | string
  updatedAt: string
  isAutosave: boolean
  changedBy: string
  state: 'currentlyPublished' | 'previouslyPublished' | 'currentDraft' | 'draft'
}

interface VersionsTableProps {
  /** Where the versions of the document are. */
  address: string
  rows: VersionRow[]
  hasPublished: boolean
  /** In the drawer of a version's own page, a click chooses what it is compared with. */
  comparing: boolean
}

/** The rows of the list of versions. In the browser, because dates are written in the reader's time zone. */
export const VersionsTable = ({ address, rows, hasPublished, comparing }: VersionsTableProps) => {
  const { config } = useConfig()
  const { i18n, t } = useTranslation()
  const { closeAllModals } = useModal()
  const { startRouteTransition } = useRouteTransition()
  const router = useRouter()
  const pathname = usePathname()
  const searchParams = useSearchParams()

  const compareWith = (id: VersionRow['id']) => {
    closeAllModals()
    const query = new URLSearchParams([...searchParams.entries()])
    query.set('versionFrom', String(id))
    startRouteTransition(() => router.push(`${pathname}?${query}`))
  }
  const date = (row: VersionRow) =>
    formatDate({ date: row.updatedAt, i18n, pattern: config.admin.dateFormat })
  // A page that was taken back has versions that were published, but none is public now.
  const stateOf = ({ state }: VersionRow) =>
    state === 'currentlyPublished' && !hasPublished ? 'previouslyPublished' : state

  return (
    <div className="table">
      <table>
        <thead>
          <tr>
            <th>{t('general:updatedAt')}</th>
            <th>Changed by</th>
            <th>{t('version:status')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td>
                {comparing ? (
                  <button type="button" className="created-at-cell" onClick={() => compareWith(row.id)}>
                    {date(row)}
                  </button>
                ) : (
                  <Link href={`${address}/${row.id}`} prefetch={false}>
                    {date(row)}
                  </Link>
                )}
              </td>
              <td>{row.changedBy || 'not recorded'}</td>
              <td>
                {row.isAutosave && <Pill size="small">{t('version:autosave')}</Pill>}{' '}
                <Pill size="small" pillStyle={stateOf(row) === 'currentlyPublished' ? 'success' : 'light'}>
                  {t(`version:${stateOf(row)}`)}
                </Pill>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
