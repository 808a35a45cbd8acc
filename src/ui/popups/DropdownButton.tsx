import type { ReactNode } from 'react'

interface DropdownButtonProps {
  /** Id of the popover. */
  target: string
  className: string
  children: ReactNode
}

/** The button of a menu. The menu is an element with that id and `popover="auto"`, which the browser opens. */
export function DropdownButton({ target, className, children }: DropdownButtonProps) {
  return (
    <button type="button" className={className} popoverTarget={target} data-widget="dropdown">
      {children}
    </button>
  )
}
