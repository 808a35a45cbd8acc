import type { CSSProperties, ReactNode } from 'react'
import { languageTag } from '../../shared/locale'
import { isMailLink, type MailBlock, type MailContent, type MailPriceRow } from '../../shared/mail-content'

// The HTML part of every mail. Tables and inline styles, because mail programs ignore stylesheets, flex boxes and grids; the
// stylesheet in the head only adds dark colours. No pictures: they would be blocked, or tell the sender who has read what.

const sans = 'Figtree, "Segoe UI", Roboto, Helvetica, Arial, sans-serif'
const serif = '"Brygada 1918", Georgia, "Times New Roman", serif'

const colours = {
  page: '#fbf6ec',
  card: '#fffdf8',
  head: '#12403a',
  headInk: '#fbf6ec',
  headSoft: '#cfdcd2',
  line: '#ddd0b8',
  ink: '#1c2b28',
  soft: '#4c5a55',
  heading: '#12403a',
  link: '#14594d',
  tint: '#f2e9d6',
  accent: '#ae3c18',
  button: '#b5401b',
  buttonInk: '#fffdf8',
}

/** `!important`, because these rules change inline styles. Contains no character that HTML would escape. */
const darkStyles = `
@media (prefers-color-scheme: dark) {
  .page { background-color: #101d1b !important; }
  .card { background-color: #182926 !important; border-color: #34504a !important; }
  .head { background-color: #0b2723 !important; }
  .ink { color: #efe7d7 !important; }
  .soft { color: #b6c3bb !important; }
  .heading { color: #f6ecd9 !important; }
  .link { color: #8ed3c4 !important; }
  .line { border-color: #34504a !important; }
  .tint { background-color: #1d322e !important; border-color: #ff9f7a !important; }
  .button { background-color: #f08a5f !important; }
  .button-ink { color: #1d0f08 !important; }
}
@media (max-width: 480px) {
  .edge { padding-left: 20px !important; padding-right: 20px !important; }
  .outer { padding: 0 !important; }
  .fact-label, .fact-value { display: block !important; width: auto !important; }
  .fact-label { padding-bottom: 0 !important; border-top-width: 1px !important; }
  .fact-value { padding-top: 0 !important; border-top-width: 0 !important; }
  .button-table { width: 100% !important; }
}`

const base: CSSProperties = { fontFamily: sans, fontSize: 16, lineHeight: '24px', color: colours.ink }
const paragraph: CSSProperties = { ...base, margin: '0 0 16px' }
const heading: CSSProperties = { fontFamily: serif, fontWeight: 700, color: colours.heading }
const linkStyle: CSSProperties = { color: colours.link, textDecoration: 'underline' }
/** Long words and addresses must not widen the mail. */
const breaking: CSSProperties = { overflowWrap: 'anywhere', wordBreak: 'break-word' }
/** Keeps the line breaks of what somebody has written. */
const written: CSSProperties = { ...breaking, whiteSpace: 'pre-line' }

/** A table for the layout only. */
function Layout({
  children,
  className,
  style,
  width = '100%',
}: {
  children: ReactNode
  className?: string
  style?: CSSProperties
  width?: string
}) {
  return (
    <table
      role="presentation"
      className={className}
      width={width}
      cellPadding={0}
      cellSpacing={0}
      border={0}
      style={{ borderCollapse: 'separate', ...style }}
    >
      <tbody>{children}</tbody>
    </table>
  )
}

function Link({ href, children }: { href: string; children: ReactNode }) {
  if (!isMailLink(href)) return children
  return (
    <a className="link" href={href} style={linkStyle}>
      {children}
    </a>
  )
}

/** Whole sentences are hard to read in bold. */
const longValue = 60

function Facts({ rows }: Extract<MailBlock, { type: 'facts' }>) {
  const cell: CSSProperties = {
    ...base,
    padding: '8px 0',
    borderTop: `1px solid ${colours.line}`,
    textAlign: 'left',
    verticalAlign: 'top',
  }
  return (
    <table
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      border={0}
      style={{ margin: '0 0 24px', borderCollapse: 'collapse' }}
    >
      <tbody>
        {rows.map(({ label, value, href }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, and two rows may have the same label
          <tr key={index}>
            <th
              scope="row"
              className="fact-label soft line"
              style={{ ...cell, width: '38%', paddingRight: 16, fontWeight: 400, color: colours.soft }}
            >
              {label}
            </th>
            <td
              className="fact-value ink line"
              dir="auto"
              style={{ ...cell, ...breaking, fontWeight: value.length > longValue ? 400 : 600 }}
            >
              {href ? <Link href={href}>{value}</Link> : value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function PriceRow({ title, detail, amount, isTotal }: MailPriceRow & { isTotal?: boolean }) {
  const cell: CSSProperties = {
    ...base,
    padding: '10px 0',
    borderTop: `${isTotal ? 2 : 1}px solid ${isTotal ? colours.heading : colours.line}`,
    verticalAlign: 'top',
    ...(isTotal ? { fontSize: 20, lineHeight: '28px', fontWeight: 700 } : { fontWeight: 400 }),
  }
  return (
    <tr>
      <th scope="row" className="ink line" dir="auto" style={{ ...cell, ...breaking, textAlign: 'left' }}>
        {title}
        {detail && (
          <span
            className="soft"
            style={{ display: 'block', fontSize: 14, lineHeight: '20px', color: colours.soft }}
          >
            {detail}
          </span>
        )}
      </th>
      <td
        className="ink line"
        style={{ ...cell, paddingLeft: 16, textAlign: 'right', whiteSpace: 'nowrap', width: '1%' }}
      >
        {amount}
      </td>
    </tr>
  )
}

function Prices({ title, detail, rows, total, note }: Extract<MailBlock, { type: 'prices' }>) {
  return (
    <>
      <h2 className="heading" dir="auto" style={{ ...heading, ...breaking, margin: '8px 0 0', fontSize: 20 }}>
        {title}
      </h2>
      {detail && (
        <p className="soft" style={{ ...paragraph, margin: '4px 0 0', color: colours.soft }}>
          {detail}
        </p>
      )}
      <table
        width="100%"
        cellPadding={0}
        cellSpacing={0}
        border={0}
        style={{ margin: '12px 0 24px', borderCollapse: 'collapse' }}
      >
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, and two lines may be the same
            <PriceRow key={index} {...row} />
          ))}
          <PriceRow {...total} isTotal />
        </tbody>
      </table>
      {note && (
        <p
          className="soft"
          style={{ ...paragraph, marginTop: -12, fontSize: 14, lineHeight: '20px', color: colours.soft }}
        >
          {note}
        </p>
      )}
    </>
  )
}

function Button({ label, href }: Extract<MailBlock, { type: 'button' }>) {
  if (!isMailLink(href)) return null
  return (
    <Layout className="button-table" width="auto" style={{ margin: '8px 0 28px' }}>
      <tr>
        <td
          className="button"
          style={{ backgroundColor: colours.button, borderRadius: 6, textAlign: 'center' }}
        >
          <a
            className="button-ink"
            href={href}
            style={{
              display: 'inline-block',
              padding: '14px 28px',
              fontFamily: sans,
              fontSize: 16,
              lineHeight: '20px',
              fontWeight: 700,
              color: colours.buttonInk,
              textDecoration: 'none',
            }}
          >
            {label}
          </a>
        </td>
      </tr>
    </Layout>
  )
}

function Block(block: MailBlock) {
  switch (block.type) {
    case 'text':
      return (
        <p className="ink" style={{ ...paragraph, ...written }}>
          {block.text}
        </p>
      )
    case 'notice':
      return (
        <p
          className="ink tint"
          style={{
            ...paragraph,
            ...written,
            padding: '12px 16px',
            backgroundColor: colours.tint,
            borderLeft: `4px solid ${colours.accent}`,
            fontWeight: 700,
          }}
        >
          {block.text}
        </p>
      )
    case 'heading':
      return (
        <h2 className="heading" style={{ ...heading, margin: '8px 0 8px', fontSize: 20, lineHeight: '28px' }}>
          {block.text}
        </h2>
      )
    case 'facts':
      return <Facts {...block} />
    case 'prices':
      return <Prices {...block} />
    case 'steps':
      return (
        <ol className="ink" style={{ ...base, margin: '0 0 24px', padding: '0 0 0 24px' }}>
          {block.items.map((item) => (
            <li key={item} style={{ ...breaking, margin: '0 0 8px' }}>
              {item}
            </li>
          ))}
        </ol>
      )
    case 'quote':
      return (
        <blockquote
          className="ink line"
          dir="auto"
          style={{
            ...base,
            ...written,
            margin: '0 0 24px',
            padding: '4px 0 4px 16px',
            borderLeft: `4px solid ${colours.line}`,
          }}
        >
          {block.text}
        </blockquote>
      )
    case 'button':
      return <Button {...block} />
  }
}

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

export function MailLayout({ locale, sender, title, preheader, greeting, blocks, footer }: MailContent) {
  const edge: CSSProperties = { paddingLeft: 40, paddingRight: 40 }
  return (
    <html lang={languageTag(locale)} dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>{title}</title>
        <style>{`:root { color-scheme: light dark; supported-color-schemes: light dark; }${darkStyles}`}</style>
      </head>
      <body className="page" style={{ margin: 0, padding: 0, backgroundColor: colours.page }}>
        <Preheader text={preheader} />
        <Layout className="page" style={{ backgroundColor: colours.page }}>
          <tr>
            <td className="outer" align="center" style={{ padding: '24px 12px' }}>
              <Layout width="600" style={{ width: '100%', maxWidth: 600, textAlign: 'left' }}>
                <tr>
                  <td
                    className="head edge"
                    style={{ ...edge, paddingTop: 28, paddingBottom: 28, backgroundColor: colours.head }}
                  >
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
