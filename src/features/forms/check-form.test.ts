import { expect, it } from 'vitest'
import { translateCode } from '../../shared/messages/message-code'
import { formProblem } from './check-form'
import { formsPanelMessages } from './messages/panel/messages'

const text = (name: string, more: object = {}) => ({ blockType: 'shortText' as const, name, ...more })
const choice = (name: string, ...values: string[]) => ({
  blockType: 'choice' as const,
  name,
  options: values.map((value) => ({ value, label: value })),
})

it('accepts fields that depend on earlier ones', () => {
  expect(
    formProblem([
      choice('topic', 'a', 'b'),
      text('x', { onlyIfField: 'topic', onlyIfValue: 'b' }),
      text('y', { onlyIfField: 'x' }),
    ]),
  ).toBeUndefined()
})

it.each([
  [[], 'at least one field'],
  [[text('a'), text('a')], 'Two fields have the short name “a”'],
  [[choice('a', 'x', 'x')], 'Two answers of “a” have the value “x”'],
  [[text('a', { onlyIfField: 'b' }), text('b')], '“a” depends on “b”'],
  [[text('a', { onlyIfField: 'a' })], '“a” depends on “a”'],
  [[choice('a', 'x', 'y'), text('b', { onlyIfField: 'a', onlyIfValue: 'z' })], 'has the answers x, y'],
])('refuses what could not work', (fields, sentence) => {
  const problem = formProblem(fields)
  expect(problem && translateCode(formsPanelMessages('en'), problem)).toContain(sentence)
})
