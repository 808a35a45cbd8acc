import type { DemoCategory, DemoPost } from '../demo-types'
import { marketCooking, openEvening } from './news/events'
import { homestayOrResidence, libraryEvenings, shortDays } from './news/school-posts'
import { keepYourLanguageAlive } from './news/study-posts'

export const demoCategories: DemoCategory[] = [
  {
    slug: 'school-life',
    title: {
      en: 'School life',
      ca: 'Vida a l’escola',
      de: 'Schulleben',
      es: 'Vida en la escuela',
      eu: 'Eskolako bizitza',
      fr: 'Vie à l’école',
      gl: 'Vida na escola',
      it: 'Vita a scuola',
      pt: 'Vida na escola',
      'pt-br': 'Vida na escola',
    },
  },
  {
    slug: 'study-tips',
    title: {
      en: 'Study tips',
      ca: 'Consells per aprendre',
      de: 'Lerntipps',
      es: 'Consejos para aprender',
      eu: 'Ikasteko aholkuak',
      fr: 'Conseils pour apprendre',
      gl: 'Consellos para aprender',
      it: 'Consigli per imparare',
      pt: 'Dicas para aprender',
      'pt-br': 'Dicas para aprender',
    },
  },
]

export const demoPosts: DemoPost[] = [
  libraryEvenings,
  openEvening,
  keepYourLanguageAlive,
  marketCooking,
  homestayOrResidence,
  shortDays,
]
