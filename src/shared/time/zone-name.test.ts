import { expect, it } from 'vitest'
import { zoneName } from './zone-name'

it('names Canadian zones as a part of a sentence, and not after the United States', () => {
  // Newer data of time zones adds the country.
  const name = (locale: 'de' | 'es' | 'it' | 'pt') =>
    zoneName(locale, 'America/Vancouver').replace(/ \(.+\)$/, '')
  expect(name('es')).toBe('hora del Pacífico')
  expect(name('it')).toBe('ora del Pacifico')
  expect(name('pt')).toBe('horário do Pacífico')
  expect(name('de')).toBe('Nordamerikanische Westküstenzeit')
})
