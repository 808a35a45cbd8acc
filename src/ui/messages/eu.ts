import type { UiMessages } from './en'

export const eu: UiMessages = {
  ok: 'Ados',
  cancel: 'Utzi',
  loading: 'Kargatzen....',
  failed: 'Ezin izan da kargatu. Saiatu berriro geroago.',
  moreAbout: '{subject}: informazio gehiago',
}
