import { expect, it } from 'vitest'
import { findUntranslated, sentencesIn } from '../../../scripts/untranslated.mjs'

it.each([
  ['a.tsx', '<h2>Prices of this year</h2>'],
  ['a.tsx', '<p>\n  {count} places are left\n</p>'],
  ['a.tsx', '<p>\n  Only until {day}\n</p>'],
  ['a.tsx', '<input placeholder="Your name" />'],
  ['a.tsx', "<button aria-label={'Close the window'} />"],
  ['a.tsx', "<b>{isOpen ? 'Close the list' : t('open')}</b>"],
  ['a.ts', "validate: (value) => isDay(value) || 'This is not a day.'"],
  ['a.ts', "if (!value) return 'Write a number.'"],
  ['a.ts', 'throw new APIError(`There is no such school.`, 404)'],
  ['a.ts', 'const problem = isPublic(settings)\n  ? undefined\n  : "Choose another language."'],
  ['a.ts', "{ name: 'colour', type: 'text', label: 'Colour' }"],
  ['a.ts', "labels: { singular: `Step`, plural: 'steps' }"],
  ['a.ts', "admin: {\n  description:\n    'e.g. of a school',\n}"],
  ['a.ts', "description:\n  what === 'course'\n    ? 'How many students it takes.'\n    : texts.other,"],
])('finds an English sentence in %s: %s', (file, code) => {
  expect(sentencesIn(file, code)).toHaveLength(1)
})

it.each([
  ['a.tsx', "<h2 className='wide heading'>{t('title')}</h2>"],
  ['a.tsx', 'const read = async (id: Promise<string>, { name }: Props) => <p>{name}</p>'],
  ['a.tsx', '// <p>Not a text of the page</p>\n<code>npm run restore -- backup.tar</code>'],
  ['a.ts', "throw new AppError('not_found', 'There is no such school.', { reason })"],
  ['a.ts', "{ name: 'iban', label: 'IBAN', type: 'text' }"],
  ['a.ts', "{ type: 'collapsible', label: 'searchEngines', admin: { placeholder: '#1a2b3c' } }"],
  ['a.ts', "{ label: t('title'), description: texts.other }"],
])('takes code for code in %s: %s', (file, code) => {
  expect(sentencesIn(file, code)).toEqual([])
})

it('reads only what visitors and staff read', () => {
  expect(
    findUntranslated(['src/site/SetupPage.tsx', 'src/features/backups/backup-command.server.ts']),
  ).toEqual([])
})
