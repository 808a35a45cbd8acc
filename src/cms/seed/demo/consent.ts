import type { Localised } from '../demo-types'

interface DemoService {
  name: string
  domain: string
  report: boolean
  purpose?: Localised
}

/** The services that pages of the demo really use. */
export const demoConsent: { websiteOwner: string; services: DemoService[] } = {
  websiteOwner: 'Tidewater Language Schools',
  services: [
    {
      name: 'YouTube',
      domain: 'youtube.com',
      report: true,
      purpose: {
        en: 'Plays films inside our pages.',
        ca: 'Reprodueix pel·lícules dins de les nostres pàgines.',
        de: 'Spielt Filme auf unseren Seiten ab.',
        es: 'Reproduce películas dentro de nuestras páginas.',
        eu: 'Gure orrien barruan filmak erreproduzitzen ditu.',
        fr: 'Lit des films dans nos pages.',
        gl: 'Reproduce filmes dentro das nosas páxinas.',
        it: 'Riproduce filmati nelle nostre pagine.',
        pt: 'Reproduz filmes nas nossas páginas.',
        'pt-br': 'Reproduz filmes em nossas páginas.',
      },
    },
  ],
}
