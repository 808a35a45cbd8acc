import { type Labelled, measureFilter } from './measure'

/** One row of a CSV file and where the next begins. Quotes may hold commas and line breaks. */
const readRow = (text: string, from: number): { cells: string[]; next: number } => {
  const cells: string[] = []
  let at = from
  for (;;) {
    let cell = ''
    if (text[at] === '"') {
      const end = /"(?!")/g
      at++
      for (;;) {
        const quote = text.indexOf('"', at)
        end.lastIndex = quote
        cell += text.slice(at, quote)
        at = quote + 1
        if (text[at] !== '"') break
        cell += '"'
        at++
      }
    } else {
      const end = text.slice(at).search(/[,\n]|$/)
      cell = text.slice(at, at + end)
      at += end
    }
    cells.push(cell.replace(/\r$/, ''))
    if (text[at] === '\r') at++
    if (text[at] !== ',') return { cells, next: at + 1 }
    at++
  }
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** The files hold HTML that YouTube made; visitors of ours type plain text. */
const asTyped = (html: string) =>
  html
    .replace(/<br\s*\/?>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '')
    .replaceAll('\ufeff', '')

/** A file of the YouTube Spam Collection. */
export const readTubespam = (text: string): Labelled[] => {
  const comments: Labelled[] = []
  let { next } = readRow(text, 0)
  while (next < text.length) {
    const row = readRow(text, next)
    const [, author, , content = '', label] = row.cells
    if (label !== undefined) comments.push({ author, content: asTyped(content), isSpam: label === '1' })
    next = row.next
  }
  return comments
}

/** Trained on all videos but one and tested on that, each in turn. */
export const measureFolds = (videos: readonly Labelled[][]) =>
  videos.map((tested) => measureFilter(videos.filter((video) => video !== tested).flat(), tested))
