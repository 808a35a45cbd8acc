/** What became of a test mail. `answer` is the line of the mail server, or why it could not be reached. */
export type TestedMail =
  | { outcome: 'accepted' | 'refused'; server: string; from: string; to: string; answer: string }
  /** No server is set: nothing was sent. */
  | { outcome: 'noServer' }
  /** The stored password was encrypted with another secret of the site. */
  | { outcome: 'unreadable' }
