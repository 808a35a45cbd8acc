import { rewriteHtml } from '../../../shared/html/rewrite'
import { originalRows } from '../../../shared/language/original-texts'
import { languageTag } from '../../../shared/locale'
import { Accordion } from '../../../ui/panels/Collapse'
import { blockHtml, blockText } from '../common/block-texts.server'
import { Heading, Prose } from '../common/elements'
import type { ShowBlock } from '../show-block.server'

/** The elements that search engines understand in an answer. */
const answerElements = new Set('a b br em h3 h4 h5 h6 i li ol p strong ul'.split(' '))

const answerText = (html: string): string =>
  rewriteHtml(html, ({ name }) => {
    if (name === 'script' || name === 'iframe') return 'drop'
    return answerElements.has(name) ? 'keep' : 'unwrap'
  }).trim()

export const showAccordion: ShowBlock<'accordion'> = (block, ctx, originals) => {
  const heading = blockText(block, originals, 'heading')
  const questions = (block.items ?? []).flatMap((row) => {
    const originalRow = originalRows(originals, row, (other) => other.items)
    const question = blockText(row, originalRow, 'question')
    const answer = blockHtml(row, originalRow, 'answer', ctx, 3)
    return question && answer ? [{ question, answer }] : []
  })
  if (questions.length === 0) return undefined
  return {
    body: (
      <>
        <Heading of={heading} />
        <Accordion
          name={ctx.uniqueName}
          panels={questions.map(({ question, answer }) => ({
            title: question.text,
            lang: question.lang,
            content: <Prose of={answer} />,
          }))}
        />
      </>
    ),
    ...(block.isFaq
      ? {
          jsonLd: {
            '@context': 'https://schema.org',
            '@type': 'FAQPage',
            inLanguage: languageTag(ctx.locale),
            mainEntity: questions.map(({ question, answer }) => ({
              '@type': 'Question',
              name: question.text,
              acceptedAnswer: { '@type': 'Answer', text: answerText(answer.html) },
            })),
          },
        }
      : {}),
  }
}
