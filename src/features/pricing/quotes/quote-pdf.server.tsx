import { Document, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer'
import { type Locale, languageTag, localePath } from '../../../shared/locale'
import { fill } from '../../../shared/text/message'
import type { QuoteMessages } from './messages/en'
import type { Quote, QuoteContent } from './quote'
import { amountText, lineDetail, momentText, quotePath, stayText } from './quote-texts'

// Runs in a thread (pdf-worker.ts): importing the library takes half a second and 30 MB, and each PDF about 100 ms.

const pine = '#12403a'
const soft = '#4c5a55'
const line = '#ddd0b8'

const styles = StyleSheet.create({
  page: { padding: 56, fontFamily: 'Helvetica', fontSize: 11, lineHeight: 1.4, color: '#1c2b28' },
  school: { color: '#ae3c18', fontFamily: 'Helvetica-Bold', fontSize: 10 },
  title: { marginTop: 8, color: pine, fontFamily: 'Times-Bold', fontSize: 28 },
  about: { marginTop: 4, marginBottom: 24, color: soft, fontSize: 13 },
  row: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    paddingVertical: 8,
    borderBottomWidth: 1,
    borderBottomColor: line,
  },
  name: { width: '70%', paddingRight: 24 },
  amount: { width: '30%', textAlign: 'right' },
  detail: { color: soft, fontSize: 9 },
  sum: { fontFamily: 'Helvetica-Bold', fontSize: 14 },
  facts: { marginTop: 24, color: soft },
  address: { marginTop: 24, color: soft, fontSize: 9 },
})

/** The characters of the standard PDF fonts beyond Latin-1. */
const extraCharacters = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'

/** Replaces characters that the standard fonts lack by their base letter, or by `?`. */
const inStandardFont = (text: string): string =>
  [...text.replace(/[\u2007\u202f]/g, '\u00a0')]
    .map((char) => {
      if (char <= 'ÿ' || extraCharacters.includes(char)) return char
      const base = char.normalize('NFD').replace(/\p{M}/gu, '')
      return base <= 'ÿ' ? base : '?'
    })
    .join('')

/** Replaces a currency symbol that the fonts lack by the code of the currency. */
const withPrintableSymbol = ({ currency }: QuoteContent): Pick<QuoteContent, 'currency'> => {
  const { symbol } = currency.format
  if (inStandardFont(symbol) === symbol) return { currency }
  return { currency: { ...currency, format: { ...currency.format, symbol: currency.iso ?? currency.code } } }
}

interface QuoteDocumentProps {
  quote: Quote
  locale: Locale
  t: QuoteMessages
  address: string
}

function QuoteDocument({ quote, locale, t, address }: QuoteDocumentProps) {
  const { content } = quote
  const { school, timeZone, createdAt } = content
  const latin = inStandardFont
  const money = withPrintableSymbol(content)
  const facts = [
    `${t.quoteMade}: ${momentText(locale, createdAt, timeZone)}`,
    `${t.quoteValidUntil}: ${momentText(locale, quote.expiresAt, timeZone)}`,
    `${t.quoteList}: ${fill(t.quoteListValue, content.list)}`,
  ]
  return (
    <Document title={`${t.quote} – ${school.name}`} author={school.name} language={languageTag(locale)}>
      <Page size="A4" style={styles.page}>
        <Text style={styles.school}>{latin(school.name)}</Text>
        <Text style={styles.title}>{latin(t.quote)}</Text>
        <Text style={styles.about}>{latin(`${content.title}, ${stayText(locale, t, content.request)}`)}</Text>
        {content.lines.map((row) => (
          <View key={`${row.kind} ${row.title}`} style={styles.row} wrap={false}>
            <View style={styles.name}>
              <Text>{latin(row.title)}</Text>
              <Text style={styles.detail}>{latin(lineDetail(locale, t, row))}</Text>
            </View>
            <Text style={styles.amount}>{latin(amountText(row.amount, money))}</Text>
          </View>
        ))}
        <View style={[styles.row, styles.sum]} wrap={false}>
          <Text style={styles.name}>{latin(t.total)}</Text>
          <Text style={styles.amount}>{latin(amountText(content.total, money))}</Text>
        </View>
        <View style={styles.facts}>
          {facts.map((fact) => (
            <Text key={fact}>{latin(fact)}</Text>
          ))}
        </View>
        <Text style={styles.address}>{address}</Text>
      </Page>
    </Document>
  )
}

export const quotePdf = (
  quote: Quote,
  locale: Locale,
  t: QuoteMessages,
  publicUrl: string,
): Promise<Buffer> =>
  renderToBuffer(
    <QuoteDocument
      quote={quote}
      locale={locale}
      t={t}
      address={publicUrl + localePath(locale, quotePath(quote))}
    />,
  )
