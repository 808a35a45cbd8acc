import type { CSSProperties } from 'react'
import type { DocumentColours, MailColours } from '../../shared/formats/colours'
import type { MailContent } from '../../shared/formats/mail-content'
import { directionOf, languageTag } from '../../shared/locale'
import { Block, breaking, Layout, Link, MailColoursContext, useMailStyles } from './MailBlocks'

// The HTML part of every mail. The stylesheet in the head only adds dark colours and the layout of a phone.

/** `!important`, because these rules change inline styles. Contains no character that HTML would escape. */
const sheetOf = (dark: MailColours) => `
@media (prefers-color-scheme: dark) {
  .page { background-color: ${dark.page} !important; }
  .card { background-color: ${dark.card} !important; border-color: ${dark.line} !important; }
  .head { background-color: ${dark.head} !important; }
  .ink { color: ${dark.ink} !important; }
  .soft { color: ${dark.soft} !important; }
  .heading { color: ${dark.heading} !important; }
  .link { color: ${dark.link} !important; }
  .line { border-color: ${dark.line} !important; }
  .tint { background-color: ${dark.tint} !important; border-color: ${dark.accent} !important; }
  .button { background-color: ${dark.button} !important; }
  .button-ink { color: ${dark.buttonInk} !important; }
}
@media (max-width: 480px) {
  .edge { padding-left: 20px !important; padding-right: 20px !important; }
  .outer { padding: 0 !important; }
  .fact-label, .fact-value { display: block !important; width: auto !important; }
  .fact-label { padding-bottom: 0 !important; border-top-width: 1px !important; }
  .fact-value { padding-top: 0 !important; border-top-width: 0 !important; }
  .button-table { width: 100% !important; }
}`

/** Hidden in the mail itself. Blank characters follow, so that lists of mails do not add the beginning of the mail. */
function Preheader({ text }: { text: string }) {
  return (
    <div
      style={{
        display: 'none',
        maxHeight: 0,
        maxWidth: 0,
        overflow: 'hidden',
        opacity: 0,
        fontSize: 1,
        lineHeight: '1px',
      }}
    >
      {text}
      {'\u00a0\u200c'.repeat(60)}
    </div>
  )
}

/** A picture that is part of the mail itself (`cid:`). */
export interface ShownLogo {
  src: string
  width: number
  height: number
}

/** Has no alternative text: the name of the sender follows it. */
function Logo({ src, width, height }: ShownLogo) {
  return (
    <img
      src={src}
      alt=""
      // Without it React adds a link to preload the picture, which mail programs cannot follow.
      fetchPriority="low"
      width={width}
      height={height}
      style={{
        display: 'block',
        width,
        height,
        maxWidth: '100%',
        margin: '0 0 16px',
        border: 0,
        borderRadius: 6,
      }}
    />
  )
}

interface MailLayoutProps {
  content: MailContent
  logo: ShownLogo | undefined
  colours: DocumentColours['mail']
}

export function MailLayout({ content, logo, colours }: MailLayoutProps) {
  return (
    <MailColoursContext value={colours.light}>
      <MailPage content={content} logo={logo} sheet={sheetOf(colours.dark)} />
    </MailColoursContext>
  )
}

function MailPage({ content, logo, sheet }: Omit<MailLayoutProps, 'colours'> & { sheet: string }) {
  const { colours, base, paragraph, heading } = useMailStyles()
  const { locale, sender, title, preheader, greeting, blocks, signature, footer } = content
  const edge: CSSProperties = { paddingLeft: 40, paddingRight: 40 }
  return (
    <html lang={languageTag(locale)} dir={directionOf(locale) ?? 'ltr'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>{title}</title>
        <style>{`:root { color-scheme: light dark; supported-color-schemes: light dark; }${sheet}`}</style>
      </head>
      <body className="page" style={{ margin: 0, padding: 0, backgroundColor: colours.page }}>
        <Preheader text={preheader} />
        <Layout className="page" style={{ backgroundColor: colours.page }}>
          <tr>
            <td className="outer" align="center" style={{ padding: '24px 12px' }}>
              <Layout
                width="600"
                style={{ width: '100%', maxWidth: 600, textAlign: directionOf(locale) ? 'right' : 'left' }}
              >
                <tr>
                  <td
                    className="head edge"
                    style={{ ...edge, paddingTop: 28, paddingBottom: 28, backgroundColor: colours.head }}
                  >
                    {logo && <Logo {...logo} />}
                    <p
                      dir="auto"
                      style={{
                        ...heading,
                        ...breaking,
                        margin: 0,
                        fontSize: 24,
                        lineHeight: '30px',
                        color: colours.headInk,
                      }}
                    >
                      {sender.name}
                    </p>
                    {sender.detail && (
                      <p
                        style={{
                          ...base,
                          margin: '4px 0 0',
                          fontSize: 14,
                          lineHeight: '20px',
                          color: colours.headSoft,
                        }}
                      >
                        {sender.detail}
                      </p>
                    )}
                  </td>
                </tr>
                <tr>
                  <td
                    className="card edge"
                    style={{
                      ...edge,
                      paddingTop: 32,
                      paddingBottom: 16,
                      backgroundColor: colours.card,
                      border: `1px solid ${colours.line}`,
                      borderTopWidth: 0,
                    }}
                  >
                    <h1
                      className="heading"
                      style={{
                        ...heading,
                        ...breaking,
                        margin: '0 0 20px',
                        fontSize: 28,
                        lineHeight: '34px',
                      }}
                    >
                      {title}
                    </h1>
                    {greeting && (
                      <p className="ink" style={{ ...paragraph, ...breaking }}>
                        {greeting}
                      </p>
                    )}
                    {blocks.map((block, index) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
                      <Block key={index} {...block} />
                    ))}
                    {signature && (
                      <p
                        className="soft line"
                        dir="auto"
                        style={{
                          ...base,
                          ...breaking,
                          whiteSpace: 'pre-line',
                          margin: '8px 0 16px',
                          padding: '16px 0 0',
                          borderTop: `1px solid ${colours.line}`,
                          color: colours.soft,
                        }}
                      >
                        {signature}
                      </p>
                    )}
                  </td>
                </tr>
                <tr>
                  <td className="edge" style={{ ...edge, paddingTop: 20, paddingBottom: 28 }}>
                    {footer.map(({ text, href }) => (
                      <p
                        key={text}
                        className="soft"
                        style={{
                          ...base,
                          ...breaking,
                          margin: '0 0 8px',
                          fontSize: 14,
                          lineHeight: '20px',
                          color: colours.soft,
                        }}
                      >
                        {href ? <Link href={href}>{text}</Link> : text}
                      </p>
                    ))}
                  </td>
                </tr>
              </Layout>
            </td>
          </tr>
        </Layout>
      </body>
    </html>
  )
}
