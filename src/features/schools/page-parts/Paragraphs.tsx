/** Plain text from an editor; a blank line starts a new paragraph. */
export function Paragraphs({ text, lang }: { text: string; lang?: string | undefined }) {
  return text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => (
      <p key={paragraph} lang={lang}>
        {paragraph}
      </p>
    ))
}
