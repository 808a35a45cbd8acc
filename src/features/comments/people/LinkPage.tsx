import type { ReactNode } from 'react'

export interface LinkPageProps {
  title: string
  text: string
  /** The button that performs the action; opening the link changes nothing. */
  action?: { address: string; fields: Record<string, string>; label: string }
  children?: ReactNode
}

/** The page behind a link in a mail. */
export function LinkPage({ title, text, action, children }: LinkPageProps) {
  return (
    <div className="wrap comment-page">
      <header className="paper-heading">
        <h1>{title}</h1>
        <p className="lead">{text}</p>
      </header>
      {children}
      {action && (
        <form method="post" action={action.address} className="form">
          {Object.entries(action.fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <p>
            <button type="submit" className="button">
              {action.label}
            </button>
          </p>
        </form>
      )}
    </div>
  )
}
