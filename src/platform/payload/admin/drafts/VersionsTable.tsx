'use client'

import { Link, Pill, useModal, useRouteTransition, useTranslation } from '@payloadcms/ui'
import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { payloadPanelMessages } from '../../messages/panel/messages'
import { useOfficeTime } from '../times/DateCell'
import { usePanelMessages } from '../use-panel-messages'
import './document-state.css'

export interface VersionRow {
  id: number | string
  updatedAt: string
  /** What it changed; empty if the version before is not kept. */
  title: string
  isAutosave: boolean
  changedBy: string
  state: 'currentlyPublished' | 'previouslyPublished' | 'currentDraft' | 'draft'
}

interface VersionsTableProps {
  address: string
  rows: VersionRow[]
  hasPublished: boolean
  /** In the drawer of a version's page, a click selects the version to compare with. */
  comparing: boolean
}

export const VersionsTable = ({ address, rows, hasPublished, comparing }: VersionsTableProps) => {
  const { t } = useTranslation()
  const show = useOfficeTime()
  const texts = usePanelMessages(payloadPanelMessages)
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
  const nameOf = ({ title, updatedAt }: VersionRow) => title || show(updatedAt)
  // An unpublished page has versions that were published, but none is public now.
  const stateOf = ({ state }: VersionRow) =>
    state === 'currentlyPublished' && !hasPublished ? 'previouslyPublished' : state

  return (
    <div className="table">
      <table>
        <thead>
          <tr>
            <th>{texts('version.changes')}</th>
            <th>{texts('draft.changedBy')}</th>
            <th>{t('general:updatedAt')}</th>
            <th>{t('version:status')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td className="version-title">
                {comparing ? (
                  <button type="button" className="created-at-cell" onClick={() => compareWith(row.id)}>
                    {nameOf(row)}
                  </button>
                ) : (
                  <Link href={`${address}/${row.id}`} prefetch={false}>
                    {nameOf(row)}
                  </Link>
                )}
              </td>
              <td>{row.changedBy || texts('draft.notRecorded')}</td>
              <td>{show(row.updatedAt)}</td>
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
