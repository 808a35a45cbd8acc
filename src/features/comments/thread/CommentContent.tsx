import { Fragment } from 'react'
import { type ContentPart, contentParagraphs } from './content-parts'

/** Visitors' links are no recommendation of ours, and the page behind them learns nothing of ours. */
export const VISITOR_LINK = 'nofollow ugc noopener'

const parts = (line: ContentPart[]) =>
  line.map(({ text, href }, index) =>
    href ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity but their place, and never move
      <a key={index} href={href} rel={VISITOR_LINK}>
        {text}
      </a>
    ) : (
      text
    ),
  )

/** What somebody typed: text with its line breaks, in which nothing but web addresses has a meaning. */
export function CommentContent({ content }: { content: string }) {
  return contentParagraphs(content).map((lines, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    <p key={index}>
      {lines.map((line, number) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <Fragment key={number}>
          {number > 0 && <br />}
          {parts(line)}
        </Fragment>
      ))}
    </p>
  ))
}
