import { renderToStaticMarkup } from 'react-dom/server'
import { createMailLogo } from '../../src/platform/mail/logo'
import { renderMail } from '../../src/platform/mail/render-mail'
import { defaultLocale, isLocale, type Locale, localeNames, locales } from '../../src/shared/locale'
import { type MailExample, mailExamples } from './mail-examples'

// The developers' page of mails: /mails, and each part of each mail at its own address. Dark colours follow the browser.

const css = `
:root { color-scheme: light dark; font-family: system-ui, sans-serif; }
body { max-width: 80rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; } td, th { padding: .3rem .8rem; text-align: start; border: 1px solid #8886; }
iframe { inline-size: 100%; block-size: 60rem; border: 1px solid #8886; } pre { white-space: pre-wrap; }
.parts { display: grid; grid-template-columns: repeat(auto-fit, minmax(22rem, 1fr)); gap: 1rem; }`

function Index() {
  const names = mailExamples(defaultLocale).map(({ name }) => name)
  return (
    <>
      <h1>Mails</h1>
      <p>
        Every mail with invented data, in every language. Switch the browser to dark colours to see those.
      </p>
      <table>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {locales.map((locale) => (
                <td key={locale}>
                  <a href={`/mails/${locale}/${name}`} lang={locale} title={localeNames[locale]}>
                    {locale}
                  </a>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

function Example({ locale, example: { name, mail } }: { locale: Locale; example: MailExample }) {
  const address = `/mails/${locale}/${name}`
  return (
    <>
      <p>
        <a href="/mails">Mails</a>
      </p>
      <h1>{mail.subject}</h1>
      <p>
        From: {mail.fromName}. To: {mail.to}. Reply to: {mail.replyTo}.{' '}
        <a href={`${address}.html`}>HTML alone</a>
      </p>
      <div className="parts">
        <iframe src={`${address}.html`} title="HTML part" />
        <pre>{mail.text}</pre>
        {mail.attachments?.map((file) =>
          'text' in file ? (
            <pre key={file.name}>{file.text}</pre>
          ) : (
            <p key={file.key}>Made when the mail is sent: {file.maker}</p>
          ),
        )}
      </div>
    </>
  )
}

const page = (title: string, body: React.ReactNode) =>
  `<!doctype html>${renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{title}</title>
        <style>{css}</style>
      </head>
      <body>{body}</body>
    </html>,
  )}`

/** A logo as mails contain it. Browsers cannot show a part of a mail. */
const exampleLogo = async () => {
  const { png, width, height } = await createMailLogo('src/site/public/logo.svg')
  return { src: `data:image/png;base64,${png.toString('base64')}`, width, height }
}

/** The page at an address below /mails; undefined if there is none. */
export const renderMailsPage = async (address: string): Promise<string | undefined> => {
  if (address === '/mails') return page('Mails', <Index />)
  const [, locale = '', name = '', ending] = /^\/mails\/([a-z-]+)\/([a-z-]+)(\.html)?$/.exec(address) ?? []
  if (!isLocale(locale)) return undefined
  const example = mailExamples(locale).find((each) => each.name === name)
  if (!example) return undefined
  if (ending) return example.mail.content && renderMail(example.mail.content, await exampleLogo())
  return page(example.mail.subject, <Example locale={locale} example={example} />)
}
