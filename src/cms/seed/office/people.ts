import type { Locale } from '../../../shared/locale'

// The invented people of the demo's office. Their addresses end in example.org, which belongs to nobody.

/** Where students come from, which language they use the site in, and how often they come. */
interface Origin {
  nationality: string
  locale: Locale
  weight: number
  first: readonly string[]
  last: readonly string[]
}

export const origins: readonly Origin[] = [
  {
    nationality: 'DE',
    locale: 'de',
    weight: 18,
    first: ['Lena', 'Jonas', 'Clara', 'Moritz', 'Johanna', 'Felix', 'Greta', 'Paul', 'Ida', 'Anton'],
    last: ['Sommerfeld', 'Brandner', 'Kessler', 'Lindner', 'Ahrens', 'Vogelsang', 'Rautenberg', 'Hollmann'],
  },
  {
    nationality: 'ES',
    locale: 'es',
    weight: 15,
    first: ['Lucía', 'Mateo', 'Inés', 'Álvaro', 'Carmen', 'Diego', 'Nuria', 'Hugo', 'Elena', 'Marcos'],
    last: ['Robles', 'Montero', 'Salcedo', 'Quiroga', 'Valverde', 'Arribas', 'Cifuentes', 'Barrientos'],
  },
  {
    nationality: 'IT',
    locale: 'it',
    weight: 12,
    first: ['Giulia', 'Matteo', 'Chiara', 'Luca', 'Sofia', 'Davide', 'Marta', 'Pietro'],
    last: ['Fontana', 'Bellini', 'Ricciardi', 'Marchetti', 'Valsecchi', 'Donati', 'Serafini'],
  },
  {
    nationality: 'FR',
    locale: 'fr',
    weight: 11,
    first: ['Camille', 'Léo', 'Manon', 'Théo', 'Jeanne', 'Baptiste', 'Zoé', 'Adrien'],
    last: ['Mercier', 'Delaunay', 'Rousselin', 'Charpentier', 'Aubertin', 'Lacombe', 'Vasseur'],
  },
  {
    nationality: 'BR',
    locale: 'pt-br',
    weight: 11,
    first: ['Beatriz', 'Rafael', 'Larissa', 'Thiago', 'Camila', 'Vinícius', 'Isadora', 'Murilo'],
    last: ['Moreira', 'Tavares', 'Nascimento', 'Figueira', 'Bragança', 'Sampaio', 'Queiroz'],
  },
  {
    nationality: 'JP',
    locale: 'en',
    weight: 9,
    first: ['Yuki', 'Haruto', 'Aoi', 'Ren', 'Mio', 'Sota'],
    last: ['Tanabe', 'Morikawa', 'Ishizuka', 'Hoshino', 'Kurata'],
  },
  {
    nationality: 'KR',
    locale: 'en',
    weight: 8,
    first: ['Minjun', 'Jiwoo', 'Seoyeon', 'Doyun', 'Hana'],
    last: ['Seo', 'Han', 'Baek', 'Noh', 'Ryu'],
  },
  {
    nationality: 'TR',
    locale: 'en',
    weight: 6,
    first: ['Elif', 'Emre', 'Zeynep', 'Kerem', 'Defne'],
    last: ['Demirel', 'Aksoy', 'Kaplan', 'Yıldırım', 'Erdem'],
  },
  {
    nationality: 'PT',
    locale: 'pt',
    weight: 4,
    first: ['Inês', 'Tomás', 'Leonor', 'Duarte'],
    last: ['Figueiredo', 'Meireles', 'Valadares', 'Sequeira'],
  },
  {
    nationality: 'ES',
    locale: 'ca',
    weight: 3,
    first: ['Laia', 'Arnau', 'Mireia', 'Pol'],
    last: ['Puigdevall', 'Serratosa', 'Casadevall', 'Riera'],
  },
  {
    nationality: 'ES',
    locale: 'eu',
    weight: 2,
    first: ['Ane', 'Iker', 'Maialen', 'Unai'],
    last: ['Etxeberria', 'Agirrezabal', 'Olaizola', 'Zubeldia'],
  },
  {
    nationality: 'ES',
    locale: 'gl',
    weight: 1,
    first: ['Uxía', 'Brais', 'Antía'],
    last: ['Castiñeira', 'Seoane', 'Lourido'],
  },
]

/** Texts by language. A language without any has the English ones. */
type Texts = Partial<Record<Locale, readonly string[]>> & { en: readonly string[] }

/** What students write with their request. */
export const messages: Texts = {
  en: [
    'My flight arrives late in the evening. Is that a problem for the family?',
    'I would like to take the exam at the end of my stay. Which level do I need?',
    'Can I extend my stay by two weeks if I like it?',
    'I work in a hotel and need English for the reception.',
  ],
  de: [
    'Ich lande erst gegen 22 Uhr. Kann mich trotzdem jemand abholen?',
    'Ich brauche eine Bescheinigung für den Bildungsurlaub. Bekomme ich die von euch?',
    'Meine Schwester kommt vielleicht mit. Könnten wir bei derselben Familie wohnen?',
  ],
  es: [
    '¿Es posible llegar el sábado en lugar del domingo?',
    'Necesito el nivel B2 para la universidad. ¿Me da tiempo en ocho semanas?',
    'Viajo con una amiga y nos gustaría estar en la misma clase.',
  ],
  fr: [
    'Je prépare un entretien d’embauche en anglais. Est-ce possible d’avoir quelques heures en plus ?',
    'Y a-t-il un supermarché près de la résidence ?',
  ],
  it: [
    'Sono vegetariana: per la famiglia va bene?',
    'Vorrei sapere se il corso si tiene anche nella settimana di Pasqua.',
  ],
  pt: ['Preciso de um certificado para a faculdade. É possível?'],
  'pt-br': [
    'Preciso da carta de matrícula para pedir o visto. Quando ela fica pronta?',
    'Posso pagar em duas vezes?',
  ],
  ca: ['Puc deixar les maletes a l’escola abans de les classes?'],
  eu: ['Autobusez iritsiko naiz. Eskolatik gertu al dago geltokia?'],
  gl: ['Podería empezar un martes? O luns non hai voos.'],
}

/** What visitors ask with the contact form. */
export const questions: Texts = {
  ...messages,
  en: [
    'Do you have courses for teachers of English in July?',
    'Is the residence open over Christmas?',
    'My son is 15. Can he stay with a family close to the school?',
    'We are a company and look for ten places in October. Whom can we call?',
    'How do I get from the ferry to the school on a Sunday evening?',
  ],
  de: [
    'Wie groß sind die Klassen im Februar wirklich?',
    'Kann ich die Prüfung auch ohne Kurs bei euch ablegen?',
    'Ich habe den Einstufungstest verpasst. Was nun?',
  ],
  es: [
    '¿Hay descuento para familias? Seríamos dos adultos y un niño de 12 años.',
    '¿Qué pasa si me pongo enferma y no puedo viajar?',
  ],
}

/** What the office writes down for itself. */
export const officeNotes: readonly string[] = [
  'Called back: wants a family without pets, everything else is open.',
  'Flight lands at 22:40. Told the family, they wait up.',
  'Level test done by telephone: a safe B1.',
  'Asked for a room near the school because of a knee operation.',
  'Second week with the same teacher, as promised at the open evening.',
  'Mother telephones in German only. Ask Wren to translate.',
  'Wants the certificate with hours, for the employer.',
  'Arrives by ferry, not by plane. No transfer needed.',
  'Friends in the same class if the levels allow it.',
  'Visa letter sent by post as well.',
]

/** Why the office declines a request. */
export const declineNotes: readonly string[] = [
  'Course is full on these dates, and no other date suits.',
  'Level A1, and the course begins at B1. Offered General English, no answer.',
  'Wrote that the visa was refused.',
]

/** The staff in the timelines; `demo-staff.ts` gives them accounts. */
export const staffNames: readonly string[] = ['Wren Halloran', 'Tobias Ferncastle', 'Amara Quill']

/** Groups that come together. */
export const groupMessages: readonly string[] = [
  'We are a group of six colleagues from a travel agency and come together.',
  'School trip of the last year, with a teacher. Please put us into one class if possible.',
  'Two families who travel together: five places on the same course.',
]
