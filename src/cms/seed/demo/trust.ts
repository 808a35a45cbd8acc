import type { Locale } from '../../../shared/locale'
import type { DemoSchool, Localised } from '../demo-types'

// Accreditations, testimonials and videos of the demo. The accrediting body and the students are invented, and say so.

type Trust = DemoSchool['trust']

const invented: Localised = {
  en: 'invented for this demo',
  ca: 'inventat per a aquesta demo',
  de: 'erfunden für diese Demo',
  es: 'inventado para esta demo',
  eu: 'demo honetarako asmatua',
  fr: 'inventé pour cette démo',
  gl: 'inventado para esta demo',
  it: 'inventato per questa demo',
  pt: 'inventado para esta demo',
  'pt-br': 'inventado para esta demo',
}

const council: Trust['accreditations'][number]['name'] = {
  en: 'Tidal Council of Language Schools (invented for this demo)',
  ca: 'Tidal Council of Language Schools (inventat per a aquesta demo)',
  de: 'Tidal Council of Language Schools (erfunden für diese Demo)',
  es: 'Tidal Council of Language Schools (inventado para esta demo)',
  eu: 'Tidal Council of Language Schools (demo honetarako asmatua)',
  fr: 'Tidal Council of Language Schools (inventé pour cette démo)',
  gl: 'Tidal Council of Language Schools (inventado para esta demo)',
  it: 'Tidal Council of Language Schools (inventato per questa demo)',
  pt: 'Tidal Council of Language Schools (inventado para esta demo)',
  'pt-br': 'Tidal Council of Language Schools (inventado para esta demo)',
}

const accreditation = (number: string): Trust['accreditations'][number] => ({
  name: council,
  number,
  url: 'https://accreditation.example/',
  file: 'accreditation',
  alt: council,
})

/** A film that anybody may show: Big Buck Bunny, © Blender Foundation, CC BY. */
const film = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'

const videoTitle: Trust['videoTitle'] = {
  en: 'A film in place of our own: Big Buck Bunny',
  ca: 'Una pel·lícula en lloc de la nostra: Big Buck Bunny',
  de: 'Ein Film anstelle unseres eigenen: Big Buck Bunny',
  es: 'Una película en lugar de la nuestra: Big Buck Bunny',
  eu: 'Film bat gurearen ordez: Big Buck Bunny',
  fr: 'Un film à la place du nôtre : Big Buck Bunny',
  gl: 'Un filme en lugar do noso: Big Buck Bunny',
  it: 'Un film al posto del nostro: Big Buck Bunny',
  pt: 'Um filme em vez do nosso: Big Buck Bunny',
  'pt-br': 'Um filme no lugar do nosso: Big Buck Bunny',
}

const said = (locale: Locale, name: string, text: string) => ({
  name,
  about: invented[locale] ?? invented.en,
  text,
})

export const mapleHarbourTrust: Trust = {
  accreditations: [accreditation('TC-0417')],
  videoUrl: film,
  videoTitle,
  testimonials: {
    en: [
      said(
        'en',
        'Yuki, Osaka',
        'I came for four weeks and stayed for twelve. On Wednesdays I still make the soup at home.',
      ),
      said(
        'en',
        'Marek, Gdynia',
        'Nine people in class. The teacher noticed the one mistake I make in every sentence, and now I notice it too.',
      ),
    ],
    ca: [
      said(
        'ca',
        'Júlia, Girona',
        'Vaig arribar amb por de parlar. La tercera setmana ja feia broma al mercat amb el peixater.',
      ),
    ],
    de: [
      said(
        'de',
        'Lea, Freiburg',
        'Ich wollte eine Prüfung schaffen und habe nebenbei Kajakfahren gelernt. Beides hat geklappt.',
      ),
      said('de', 'Jonas, Graz', 'Am ersten Tag war um zehn Uhr schon Unterricht. Niemand hat Zeit verloren.'),
    ],
    es: [
      said(
        'es',
        'Lucía, Burgos',
        'La familia me esperaba en el ferri con mi nombre en un cartel. En clase éramos nueve y hablábamos todos.',
      ),
      said(
        'es',
        'Diego, Puebla',
        'El precio que vi en la página fue el que pagué. Y en doce semanas pasé de B1 a B2.',
      ),
    ],
    eu: [
      said(
        'eu',
        'Maialen, Tolosa',
        'Lehen egunean denok euritan; astebete geroago, denok ingelesez barrezka.',
      ),
    ],
    fr: [
      said(
        'fr',
        'Chloé, Nantes',
        'Petites classes, grand port, et une directrice qui connaissait mon prénom dès le mercredi.',
      ),
    ],
    gl: [
      said(
        'gl',
        'Antía, Ferrol',
        'Crin que a chuvia me faría sentir na casa, e así foi. O inglés veu máis rápido do que esperaba.',
      ),
    ],
    it: [
      said(
        'it',
        'Giulia, Trieste',
        'In classe eravamo dieci e parlavamo tutti. La sera, in famiglia, continuava la lezione.',
      ),
    ],
    pt: [
      said(
        'pt',
        'Inês, Aveiro',
        'Cheguei a traduzir cada frase na cabeça. Ao fim de um mês já sonhava em inglês.',
      ),
    ],
    'pt-br': [
      said(
        'pt-br',
        'Rafael, Recife',
        'Nunca tinha visto neve. Vi no segundo dia, e no terceiro já sabia reclamar do frio em inglês.',
      ),
    ],
  },
}

export const vieuxPhareTrust: Trust = {
  accreditations: [accreditation('TC-0563')],
  videoUrl: '',
  videoTitle,
  testimonials: {
    en: [
      said(
        'en',
        'Priya, Calgary',
        'The baker corrected my verbs for two weeks. I have never been so well taught before breakfast.',
      ),
    ],
    ca: [
      said(
        'ca',
        'Oriol, Reus',
        'Al poble no hi ha ningú que et contesti en anglès. És el millor mètode que conec.',
      ),
    ],
    de: [
      said(
        'de',
        'Hannah, Kiel',
        'Zehn Leute, ein Leuchtturm, kein Netz am Strand. So viel Französisch habe ich noch nie gesprochen.',
      ),
    ],
    es: [
      said(
        'es',
        'Nuria, León',
        'Por la mañana gramática, por la tarde cerámica. Aprendí los verbos con las manos llenas de barro.',
      ),
    ],
    eu: [
      said(
        'eu',
        'Ander, Zarautz',
        'Itsasargiaren ondoan ikasi nuen frantsesa, eta haizearen kontra hitz egiten.',
      ),
    ],
    fr: [
      said(
        'fr',
        'Thomas, Winnipeg',
        'Je lisais le français depuis des années. Ici, j’ai enfin osé le parler.',
      ),
    ],
    gl: [
      said(
        'gl',
        'Brais, Lugo',
        'Dez persoas, un faro e un panadeiro moi esixente cos verbos. Volvería mañá.',
      ),
    ],
    it: [
      said(
        'it',
        'Sara, Bergamo',
        'La mattina grammatica, il pomeriggio aragoste. Due settimane che valgono un anno.',
      ),
    ],
    pt: [
      said(
        'pt',
        'Tiago, Braga',
        'Na aldeia ninguém me respondia em inglês. Foi o melhor que me podia acontecer.',
      ),
    ],
    'pt-br': [
      said(
        'pt-br',
        'Camila, Curitiba',
        'Aprendi mais francês consertando armadilhas de lagosta do que em dois anos de aula.',
      ),
    ],
  },
}
