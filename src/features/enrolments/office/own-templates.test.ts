import { expect, it } from 'vitest'
import { isOwnTemplate, ownTemplateOf, textFor, unknownWords } from './own-templates'

it('names the words in braces that nothing fills in, each once', () => {
  expect(unknownWords('Dear {name}, your course {course} begins on {start}.')).toEqual([])
  expect(unknownWords('{nmae} {name} {Name} {} {nmae} {first name}')).toEqual([
    '{nmae}',
    '{Name}',
    '{}',
    '{first name}',
  ])
})

it('takes the text in the language of the reader, else the first fallback that has one, else any', () => {
  const [en, de] = [
    { subject: 'What to bring', text: 'A towel.' },
    { subject: 'Was Sie mitbringen', text: 'Ein Handtuch.' },
  ]
  expect(textFor({ texts: { en, de } }, ['de', 'en'])).toEqual({ ...de, language: 'de' })
  expect(textFor({ texts: { en, de } }, ['fr', 'en'])).toEqual({ ...en, language: 'en' })
  expect(textFor({ texts: { de } }, ['fr', 'en'])).toEqual({ ...de, language: 'de' })
  expect(textFor({ texts: {} }, ['fr', 'en'])).toBeUndefined()
})

it('knows its own templates from those of the product', () => {
  expect(isOwnTemplate(ownTemplateOf('65f0'))).toBe(true)
  expect(isOwnTemplate('confirm')).toBe(false)
})
