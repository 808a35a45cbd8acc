interface ErrorSummaryProps {
  title: string
  text: string
  errors: {
    message: string
    /** The id of the field at fault, where it is one. */
    id?: string
  }[]
}

/** What is wrong with a form that came back, with links to the fields. It takes the focus, so it is read out first. */
export function ErrorSummary({ title, text, errors }: ErrorSummaryProps) {
  return (
    // biome-ignore lint/a11y/noAutofocus: the page came back because of this
    <div className="error-summary" role="alert" tabIndex={-1} autoFocus aria-labelledby="error-summary-title">
      <h2 id="error-summary-title">{title}</h2>
      <p>{text}</p>
      <ul>
        {errors.map(({ message, id }) => (
          <li key={`${id} ${message}`}>{id ? <a href={`#${id}`}>{message}</a> : message}</li>
        ))}
      </ul>
    </div>
  )
}
