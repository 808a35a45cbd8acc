import { expect, it } from 'vitest'
import { type Contact, contactLines, withFallback } from './contact'

const chat = { label: 'WhatsApp', account: '+1 250 555 0100', href: 'https://wa.me/12505550100' }
const site: Contact = { phone: '+1 250 555 0100', email: 'hello@site.example', messenger: chat }

it('uses the school’s own ways first and the site’s for the others', () => {
  const own: Contact = { phone: '', email: 'office@school.example' }
  expect(withFallback(own, site)).toEqual({ ...site, email: 'office@school.example' })
  const telegram = { label: 'Telegram', account: 'school', href: 'https://t.me/school' }
  expect(withFallback({ ...own, phone: '+1 1', messenger: telegram }, site)).toEqual({
    phone: '+1 1',
    email: 'office@school.example',
    messenger: telegram,
  })
})

it('writes each way on a line with its link', () => {
  expect(contactLines(site)).toEqual([
    { text: '+1 250 555 0100', href: 'tel:+12505550100' },
    { text: 'hello@site.example', href: 'mailto:hello@site.example' },
    { text: 'WhatsApp +1 250 555 0100', href: 'https://wa.me/12505550100' },
  ])
  expect(contactLines({ phone: '', email: '' })).toEqual([])
})
