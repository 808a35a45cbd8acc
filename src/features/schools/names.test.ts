import { expect, it } from 'vitest'
import { completeLocales, type Locale } from '../../shared/locale'
import { schoolsMessages } from './messages/messages'
import { schoolTitle } from './names'

const titles = (languages: string[]) =>
  Object.fromEntries(
    completeLocales.map((locale) => [
      locale,
      schoolTitle(locale, schoolsMessages(locale), { name: 'Phare', town: 'Alder Bay', languages }),
    ]),
  ) as Record<Locale, string>

it('the title of a school names language and town in the visitor’s language', () => {
  expect(titles(['en'])).toEqual({
    en: 'English courses in Alder Bay – Phare',
    ca: 'Cursos d’anglès a Alder Bay – Phare',
    de: 'Englischkurse in Alder Bay – Phare',
    es: 'Cursos de inglés en Alder Bay – Phare',
    eu: 'Ingelesa ikasteko ikastaroak, Alder Bay – Phare',
    fr: 'Cours d’anglais à Alder Bay – Phare',
    gl: 'Cursos de inglés en Alder Bay – Phare',
    it: 'Corsi di inglese a Alder Bay – Phare',
    pt: 'Cursos de inglês em Alder Bay – Phare',
    'pt-br': 'Cursos de inglês em Alder Bay – Phare',
  })
  expect(titles(['fr'])).toMatchObject({
    fr: 'Cours de français à Alder Bay – Phare',
    ca: 'Cursos de francès a Alder Bay – Phare',
    de: 'Französischkurse in Alder Bay – Phare',
  })
})

it('the title of a school with several languages lists them', () => {
  expect(titles(['en', 'fr'])).toMatchObject({
    en: 'English and French courses in Alder Bay – Phare',
    de: 'Sprachkurse in Alder Bay: Englisch und Französisch – Phare',
    fr: 'Cours d’anglais et français à Alder Bay – Phare',
  })
})

it('a school without town or languages, such as a first draft, is called by what is known', () => {
  expect(schoolTitle('en', schoolsMessages('en'), { name: 'Phare', town: '', languages: ['en'] })).toBe(
    'Phare',
  )
  expect(schoolTitle('en', schoolsMessages('en'), { name: 'Phare', town: 'Alder Bay', languages: [] })).toBe(
    'Phare, Alder Bay',
  )
})
