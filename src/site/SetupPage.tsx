export interface SetupPageProps {
  /** Present when the link is valid. */
  token?: string
  name?: string
  email?: string
  error?: { field: string; message: string }
}

/** Creates the first administrator. English only: only the person who installs the site sees it. */
export function SetupPage({ token, name, email, error }: SetupPageProps) {
  if (!token)
    return (
      <div className="wrap paper-page paper-page-narrow">
        <h1>This site is waiting for its administrator</h1>
        <p>
          Open the set-up link that the server printed when it started. Without it nobody can claim this site.
          If the link is lost, start the server again: it prints the link until there is an administrator.
        </p>
      </div>
    )
  const invalid = (field: string) =>
    error?.field === field ? { 'aria-invalid': true, 'aria-describedby': 'setup-error' } : {}
  return (
    <div className="wrap paper-page paper-page-narrow">
      <h1>Set up this site</h1>
      <p>You become its first administrator. You can add others later, under Users.</p>
      {error && (
        <p id="setup-error" className="field-error" role="alert">
          {error.message}
        </p>
      )}
      <form method="post" action="/setup" className="form">
        <input type="hidden" name="token" value={token} />
        <div className="form-field">
          <label htmlFor="setup-name">Your name</label>
          <input
            id="setup-name"
            name="name"
            required
            maxLength={120}
            autoComplete="name"
            defaultValue={name}
            {...invalid('name')}
          />
        </div>
        <div className="form-field">
          <label htmlFor="setup-email">E-mail address</label>
          <input
            id="setup-email"
            name="email"
            type="email"
            required
            autoComplete="email"
            defaultValue={email}
            {...invalid('email')}
          />
        </div>
        <div className="form-field">
          <label htmlFor="setup-password">Password, at least 12 characters</label>
          <input
            id="setup-password"
            name="password"
            type="password"
            required
            minLength={12}
            autoComplete="new-password"
            {...invalid('password')}
          />
        </div>
        <button type="submit" className="button">
          Create the administrator
        </button>
      </form>
    </div>
  )
}
