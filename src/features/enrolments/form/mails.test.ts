import { describe, expect, it } from 'vitest'
import { contentVectors } from '../../../../tests/attack-vectors'
import { mailProblems, visibleText } from '../../../../tests/mail-problems'
import { exampleEnrolment, exampleQuote, mailExamples } from '../../../../tests/widgets/mail-examples'
import { renderMail } from '../../../platform/mail/render-mail'
import type { Mail } from '../../../shared/formats/mail'
import type { MailBlock } from '../../../shared/formats/mail-content'
import { completeLocales } from '../../../shared/locale'
import { confirmationMail, notificationMail } from './enrolment-mail'

const htmlOf = ({ content }: Mail) => (content ? renderMail(content) : '')
const plain = (text: string) => text.replace(/\s+/g, ' ')

/** Labels and values that both parts must have. */
const factsOf = (block: MailBlock): string[] => {
  switch (block.type) {
    case 'facts':
      return block.rows.flatMap(({ label, value }) => [label, value])
    case 'prices':
      return [...block.rows, block.total].flatMap(({ title, amount }) => [title, amount])
    case 'steps':
      return block.items
    case 'button':
      return []
    case 'quote':
      return block.text.split('\n')
    default:
      return [block.text]
  }
}

describe.each(completeLocales)('mails in %s', (locale) => {
  it.each(mailExamples(locale))('$name: both parts say the same', ({ mail }) => {
    const html = htmlOf(mail)
    const shown = visibleText(html)
    const text = plain(mail.text)
    expect(mailProblems(html)).toEqual([])
    const facts = (mail.content?.blocks ?? []).flatMap(factsOf)
    expect(facts.length).toBeGreaterThan(1)
    for (const fact of facts) {
      expect(shown).toContain(plain(fact))
      expect(text).toContain(plain(fact))
    }
    for (const block of mail.content?.blocks ?? [])
      if (block.type === 'button') {
        expect(html).toContain(block.href.replaceAll('&', '&amp;'))
        expect(text).toContain(block.href)
      }
    expect(`${text} ${shown}`).not.toMatch(/\{\w+\}|undefined|null/)
    expect(mail.fromName).toBe('Maple Harbour Language School')
    expect(mail.replyTo).toMatch(/@/)
  })

  it('contain no English text unless the language is English', () => {
    for (const { name, mail } of mailExamples(locale)) {
      const words = `${mail.subject} ${mail.text}`.replace(
        /https?:\S+|\S+\.example\b|Maple Harbour Language School/g,
        '',
      )
      const english = /\b(the|your|you|will|within|please|with|week|weeks|request|school|fee)\b/i
      if (locale === 'en') expect(words, name).toMatch(english)
      else expect(english.exec(words)?.[0], name).toBeUndefined()
    }
  })
})

it('with a quote says until when it is valid, in the time of the school', () => {
  const quote = mailExamples('en').find(({ name }) => name === 'quote')
  expect(quote?.mail.text).toMatch(/Valid until: December 20, 2026 at 11:30\sAM \(Atlantic Standard Time\)/)
})

describe('the mail to the student', () => {
  const mail = confirmationMail(exampleEnrolment('en'), 'en', 'https://school.example')

  it('has reference, dates, total, next steps, contact and files', () => {
    for (const fact of [
      '7K3QX-91MBD',
      'Arrival at the accommodation: Sunday, January 10, 2027',
      'First day: Monday, January 11, 2027',
      'Last day: Friday, February 26, 2027',
      'Departure from the accommodation: Saturday, February 27, 2027',
      'Winter break',
      'within 2 working days',
      'Phone: +1 902 555 0142',
      'WhatsApp: +1 902 555 0142 (https://wa.me/19025550142)',
      'hello@maple-harbour.example',
    ])
      expect(mail.text).toContain(fact)
    expect(mail.subject).toContain('7K3QX-91MBD')
    expect(mail.attachments).toEqual([
      { maker: 'quote-pdf', key: `en ${exampleQuote('en').token} 7K3QX-91MBD` },
      expect.objectContaining({ name: '7K3QX-91MBD.ics' }),
    ])
  })

  it('lists the days and closures of each quote if they differ', () => {
    const enrolment = exampleEnrolment('en')
    const [quote] = enrolment.quotes
    const { stay } = enrolment
    if (!quote || !stay) throw new Error('the example has a quote with days')
    const short = { firstDay: '2027-01-11', lastDay: '2027-01-22', closures: [] }
    const both = { ...enrolment, quotes: [quote, quote], stays: [stay, short] }
    const office = { adminAddress: 'https://school.example/admin', language: 'en' } as const
    for (const { content } of [
      confirmationMail(both, 'en', 'https://school.example'),
      notificationMail(both, office),
    ]) {
      const days = (content?.blocks ?? []).flatMap((block) =>
        block.type === 'facts' && block.rows.some(({ label }) => label === 'First day')
          ? [block.rows.map(({ value }) => value).join('\n')]
          : [],
      )
      expect(days.map((text) => text.includes('Winter break'))).toEqual([false, true, false])
      expect(days[1]).toContain('Friday, February 26, 2027')
      expect(days[2]).toContain('Friday, January 22, 2027')
    }
    // Two quotes with the same days share one list.
    const same = confirmationMail({ ...both, stays: [stay, stay] }, 'en', 'https://school.example')
    expect(same.text.match(/Winter break/g)).toHaveLength(1)
  })

  it('says one working day in the singular', () => {
    const { school } = exampleEnrolment('en')
    const quick = exampleEnrolment('en', { school: { ...school, answerDays: 1 } })
    expect(confirmationMail(quick, 'en', 'https://school.example').text).toContain('within one working day')
  })
})

describe('the mail to the school', () => {
  const office = {
    adminAddress: 'https://school.example/admin/collections/enrolments/12',
    language: 'es',
  } as const

  it('is in the language of the office, whatever the student speaks', () => {
    const { school } = exampleEnrolment('de')
    const enrolment = exampleEnrolment('de', { school: { ...school, officeLanguage: 'de' } })
    const { text, replyTo } = notificationMail(enrolment, office)
    expect(text).toContain('Sprache der Anfrage: Spanisch')
    expect(text).toContain('Staatsangehörigkeit: Brasilien')
    // It is not the office's stay.
    expect(text).toContain('Der Aufenthalt endet 1 Woche später')
    expect(text).not.toMatch(/\bdeine?\b/i)
    const english = notificationMail(exampleEnrolment('en'), office).text
    expect(english).toContain('The price is the amount in CA$.')
    expect(english).not.toMatch(/\byour?\b/i)
    expect(replyTo).toBe('ana@mail.example')
  })

  it('shows under 18 and the guardian only for minors', () => {
    const enrolment = exampleEnrolment('en')
    expect(notificationMail(enrolment, office).text).not.toMatch(/under 18|guardian/i)
    const student = { ...enrolment.student, guardian: { name: 'Marta Silva', contact: '+34 600' } }
    const { text } = notificationMail({ ...enrolment, student, underage: true }, office)
    expect(text).toContain('* Under 18 on the first day *')
    expect(text).toContain('Marta Silva, agrees to the request')
    expect(text).toContain('+34 600')
  })
})

it('executes nothing that a student has typed', () => {
  for (const vector of contentVectors) {
    const enrolment = exampleEnrolment('en')
    const student = { ...enrolment.student, name: vector, message: vector, phone: vector }
    const office = { adminAddress: 'https://school.example/admin', language: 'en' } as const
    for (const mail of [
      confirmationMail({ ...enrolment, student }, 'en', 'https://school.example'),
      notificationMail({ ...enrolment, student }, office),
    ])
      expect(mailProblems(htmlOf(mail)), vector).toEqual([])
  }
})
