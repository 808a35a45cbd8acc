import { describe, expect, it } from 'vitest'
import { contentVectors, strangeAddresses, wrongAddresses } from '../../../tests/attack-vectors'
import { mailProblems, visibleText } from '../../../tests/mail-problems'
import { type MailContent, mailText } from '../../shared/formats/mail-content'
import { renderMail } from './render-mail'

const everyBlock = (text: string, href = 'https://school.example/x'): MailContent => ({
  locale: 'pt-br',
  sender: { name: text, detail: text },
  title: text,
  preheader: text,
  greeting: text,
  blocks: [
    { type: 'text', text },
    { type: 'notice', text },
    { type: 'heading', text },
    { type: 'facts', rows: [{ label: text, value: text, href }] },
    {
      type: 'prices',
      title: text,
      detail: text,
      rows: [{ title: text, detail: text, amount: text }],
      total: { title: text, amount: text },
      note: text,
    },
    { type: 'steps', items: [text] },
    { type: 'quote', text },
    { type: 'button', label: text, href },
  ],
  footer: [{ text, href }, { text: `${text}.` }],
})

describe('a mail', () => {
  it('contains no markup of what somebody has written', () => {
    expect(mailProblems(renderMail(everyBlock('Hello')))).toEqual([])
    for (const vector of contentVectors) {
      const html = renderMail(everyBlock(vector))
      expect(mailProblems(html), vector).toEqual([])
      // Shown as it was written, once for each place.
      expect(visibleText(html).split(vector.replace(/\s+/g, ' ').trim()).length, vector).toBeGreaterThan(18)
    }
  })

  it('links only to the web, mail addresses and phone numbers', () => {
    for (const address of [...wrongAddresses.filter((text) => !/^https?:/.test(text)), '//evil.example'])
      expect(renderMail(everyBlock('x', address)), address).not.toContain('href')
    for (const address of strangeAddresses)
      expect(mailProblems(renderMail(everyBlock('x', address))), address).toEqual([])
  })

  it('says in which language it is, and has a title, a preheader and dark colours', () => {
    const html = renderMail({ ...everyBlock('Oi'), title: 'O seu pedido', preheader: 'Em dois dias' })
    expect(html).toMatch(/^<!doctype html><html lang="pt-BR"/)
    expect(html).toContain('<title>O seu pedido</title>')
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html.indexOf('Em dois dias')).toBeLessThan(html.indexOf('<h1'))
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>')
    expect(html).toContain('@media (prefers-color-scheme: dark)')
    // React must not have escaped the stylesheet.
    expect(html.slice(html.indexOf('<style'), html.indexOf('</style'))).not.toContain('&')
    expect(html).not.toMatch(/<img|src=|url\(/)
  })

  it('shows a logo before the name of the sender, from the mail itself', () => {
    const html = renderMail(everyBlock('Hello'), { src: 'cid:logo', width: 120, height: 40 })
    expect(mailProblems(html)).toEqual([])
    expect(html.match(/<img[^>]*>/g)).toEqual([
      expect.stringContaining('src="cid:logo" alt="" fetchPriority="low" width="120" height="40"'),
    ])
    expect(html.indexOf('<img')).toBeLessThan(html.indexOf('<p'))
    const elsewhere = { src: 'https://school.example/logo.png', width: 120, height: 40 }
    expect(mailProblems(renderMail(everyBlock('Hello'), elsewhere))).not.toEqual([])
  })
})

describe('the text part', () => {
  it('has every fact, the addresses and no markup', () => {
    const text = mailText({
      ...everyBlock('-'),
      greeting: 'Hello Ana,',
      blocks: [
        { type: 'heading', text: 'Contact' },
        {
          type: 'facts',
          rows: [
            { label: 'Phone', value: '+1 250', href: 'tel:+1250' },
            { label: 'WhatsApp', value: 'Chat', href: 'https://wa.me/1250' },
          ],
        },
        {
          type: 'prices',
          title: 'English',
          detail: '2 weeks',
          rows: [{ title: 'Course', detail: '2 weeks', amount: 'CA$ 700' }],
          total: { title: 'Total', amount: 'CA$ 700' },
        },
        { type: 'steps', items: ['Wait', 'Pay'] },
        { type: 'quote', text: 'One\nTwo' },
        { type: 'button', label: 'Open', href: 'https://school.example/q' },
      ],
      footer: [{ text: 'Stop these mails:', href: 'https://school.example/u' }],
    })
    expect(text).toBe(
      [
        'Hello Ana,',
        'Contact\n-------',
        'Phone: +1 250\nWhatsApp: Chat (https://wa.me/1250)',
        'English, 2 weeks\n  Course (2 weeks): CA$ 700\n  Total: CA$ 700',
        '1. Wait\n2. Pay',
        '> One\n> Two',
        'Open:\nhttps://school.example/q',
        'Stop these mails:\nhttps://school.example/u',
      ].join('\n\n'),
    )
  })
})
