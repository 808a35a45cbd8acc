import { describe, expect, it } from 'vitest'
import { en } from './en'
import { calculatorMessages } from './messages'

const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()

describe.each(Object.entries(calculatorMessages))('the calculator in %s', (locale, messages) => {
  it('has all texts with the same placeholders as English', () => {
    for (const [key, text] of Object.entries(en)) {
      const translated = messages[key as keyof typeof en]
      expect(places(translated), key).toEqual(places(text))
    }
  })

  it('is translated', () => {
    if (locale === 'en') return
    for (const key of ['title', 'weeks', 'save', 'failed', 'badWeeks'] as const)
      expect(messages[key], key).not.toBe(en[key])
  })
})
