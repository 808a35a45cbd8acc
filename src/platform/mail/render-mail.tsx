import { renderToStaticMarkup } from 'react-dom/server'
import { type DocumentColours, usualColours } from '../../shared/formats/colours'
import type { MailContent } from '../../shared/formats/mail-content'
import { MailLayout, type ShownLogo } from './MailLayout'

// Apart from queue.ts, because Next compiles that for the admin panel, where `react-dom/server` is not allowed.

/** The HTML part of a mail. React escapes everything that is filled in. */
export const renderMail = (
  content: MailContent,
  logo?: ShownLogo,
  colours: DocumentColours['mail'] = usualColours.mail,
): string =>
  `<!doctype html>${renderToStaticMarkup(<MailLayout content={content} logo={logo} colours={colours} />)}`
