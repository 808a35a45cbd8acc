import type { ReactNode } from 'react'
import { onPlainClick, useListActions } from './list-actions'
import { type ListAddress, listHref, listQueryOf } from './list-address'

interface ListLinkProps {
  address: ListAddress
  change?: Partial<ListAddress>
  rel?: 'prev' | 'next'
  isCurrent?: boolean
  children: ReactNode
}

export function ListLink({ address, change, rel, isCurrent, children }: ListLinkProps) {
  const actions = useListActions()
  return (
    <a
      href={listHref(address, change)}
      rel={rel}
      data-list=""
      aria-current={isCurrent ? 'page' : undefined}
      onClick={actions && onPlainClick(() => actions.showList(listQueryOf(address, change)))}
    >
      {children}
    </a>
  )
}
