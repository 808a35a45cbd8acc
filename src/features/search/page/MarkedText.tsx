import type { TextPart } from '../contract'

export function MarkedText({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, marked }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
    marked ? <mark key={index}>{text}</mark> : text,
  )
}
