interface ErrorSummaryProps {
  title: string
  text: string
  errors: {
    message: string
    /** Id of the invalid field, if the error is about a field. */
    id?: string | undefined
    /** Link at the end of the message: an address to write to, a page that helps. */
    link?: { href: string; text: string } | undefined
  }[]
}

/** The errors of a form, with links to the fields. It takes the focus, so that screen readers read it first. */
export function ErrorSummary({ title, text, errors }: ErrorSummaryProps) {
  return (
    // biome-ignore lint/a11y/noAutofocus: the errors are the reason why the form is shown again
    <div className="error-summary" role="alert" tabIndex={-1} autoFocus aria-labelledby="error-summary-title">
      <h2 id="error-summary-title">{title}</h2>
      <p>{text}</p>
      <ul>
        {errors.map(({ message, id, link }) => (
          <li key={`${id} ${message}`}>
            {id ? <a href={`#${id}`}>{message}</a> : message}
            {link && (
              <>
                {' '}
                <a href={link.href}>{link.text}</a>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
