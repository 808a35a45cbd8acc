import { type CSSProperties, createContext, type ReactNode, useContext } from 'react'
import { usualColours } from '../../shared/formats/colours'
import { isMailLink, type MailBlock, type MailPriceRow } from '../../shared/formats/mail-content'

// The parts of a mail and the styles that they share. Tables and inline styles, because mail programs ignore stylesheets, flex
// boxes and grids. Pictures are not loaded from anywhere: they would be blocked, or tell the sender who has read what.

const sans = 'Figtree, "Segoe UI", Roboto, Helvetica, Arial, sans-serif'
const serif = '"Brygada 1918", Georgia, "Times New Roman", serif'

/** In inline styles; MailLayout adds those of dark mode. */
export const MailColoursContext = createContext(usualColours.mail.light)

/** The styles that the parts share, in the colours of this mail. */
export const useMailStyles = () => {
  const colours = useContext(MailColoursContext)
  const base: CSSProperties = { fontFamily: sans, fontSize: 16, lineHeight: '24px', color: colours.ink }
  const paragraph: CSSProperties = { ...base, margin: '0 0 16px' }
  const heading: CSSProperties = { fontFamily: serif, fontWeight: 700, color: colours.heading }
  return { colours, base, paragraph, heading }
}

/** Long words and addresses must not widen the mail. */
export const breaking: CSSProperties = { overflowWrap: 'anywhere', wordBreak: 'break-word' }
/** Keeps the line breaks of what somebody has written. */
const written: CSSProperties = { ...breaking, whiteSpace: 'pre-line' }

/** A table for the layout only. */
export function Layout({
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

export function Link({ href, children }: { href: string; children: ReactNode }) {
  const { colours } = useMailStyles()
  if (!isMailLink(href)) return children
  return (
    <a className="link" href={href} style={{ color: colours.link, textDecoration: 'underline' }}>
      {children}
    </a>
  )
}

/** A table of facts. */
function Rows({ margin, children }: { margin: string; children: ReactNode }) {
  return (
    <table
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      border={0}
      style={{ margin, borderCollapse: 'collapse' }}
    >
      <tbody>{children}</tbody>
    </table>
  )
}

/** Whole sentences are hard to read in bold. */
const longValue = 60

function Facts({ rows }: Extract<MailBlock, { type: 'facts' }>) {
  const { colours, base } = useMailStyles()
  const cell: CSSProperties = {
    ...base,
    padding: '8px 0',
    borderTop: `1px solid ${colours.line}`,
    textAlign: 'left',
    verticalAlign: 'top',
  }
  return (
    <Rows margin="0 0 24px">
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
    </Rows>
  )
}

function PriceRow({ title, detail, amount, isTotal }: MailPriceRow & { isTotal?: boolean }) {
  const { colours, base } = useMailStyles()
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
  const { colours, paragraph, heading } = useMailStyles()
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
      <Rows margin="12px 0 24px">
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, and two lines may be the same
          <PriceRow key={index} {...row} />
        ))}
        <PriceRow {...total} isTotal />
      </Rows>
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
  const { colours } = useMailStyles()
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

export function Block(block: MailBlock) {
  const { colours, base, paragraph, heading } = useMailStyles()
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
