import type { ReactNode } from 'react'

interface DropdownButtonProps {
  /** Id of the popover that it opens. */
  target: string
  className: string
  children: ReactNode
}

/** The button of a menu. The menu is an element with `popover="auto"` and that id, which the browser opens by itself. */
export function DropdownButton({ target, className, children }: DropdownButtonProps) {
  return (
    <button type="button" className={className} popoverTarget={target} data-widget="dropdown">
      {children}
    </button>
  )
}
