import { expect, it } from 'vitest'
import { locales } from '../../../../shared/locale'
import { enrolMessages } from './messages'

const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort()

it.each(locales)('%s has the same placeholders as English and no empty texts', (locale) => {
  for (const [key, text] of Object.entries(enrolMessages[locale])) {
    expect(text.trim(), key).not.toBe('')
    expect(places(text), key).toEqual(places(enrolMessages.en[key as keyof typeof enrolMessages.en]))
  }
})
