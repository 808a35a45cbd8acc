import type { DemoComment } from '../demo-types'

// What visitors of the demo have written lately. Invented, like everybody who wrote it; addresses end in example.org.

/** A comment of the office's half-year, some days ago. */
export interface OfficeComment extends Omit<DemoComment, 'at' | 'replies'> {
  /** Slug of the school or post. */
  about: string
  daysAgo: number
}

const onPosts: OfficeComment[] = [
  {
    about: 'library-evenings',
    daysAgo: 3,
    author: 'Camille Aubertin',
    language: 'fr',
    content: 'La bibliothèque ouverte le soir, quelle bonne idée. J’y ai fini mon mémoire.',
  },
  {
    about: 'library-evenings',
    daysAgo: 5,
    author: 'Sota Kurata',
    language: 'en',
    content: 'Is there a printer? I would come every Tuesday for it.',
  },
  {
    about: 'library-evenings',
    daysAgo: 6,
    author: 'Greta Ahrens',
    language: 'de',
    content: 'Endlich ein ruhiger Platz nach dem Unterricht. Danke an alle, die den Schlüssel haben.',
  },
  {
    about: 'library-evenings',
    daysAgo: 9,
    author: 'Nuria Robles',
    language: 'es',
    content: '¿Se pueden llevar los libros a casa durante el fin de semana?',
  },
  {
    about: 'library-evenings',
    daysAgo: 11,
    author: 'Pietro Donati',
    language: 'it',
    content: 'Ho trovato tre grammatiche e una zuppa calda. Non chiedo altro.',
  },
  {
    about: 'homestay-or-residence',
    daysAgo: 4,
    author: 'Larissa Tavares',
    language: 'pt-br',
    content: 'Fiquei com uma família e foi a melhor decisão da viagem.',
  },
  {
    about: 'homestay-or-residence',
    daysAgo: 8,
    author: 'Jonas Lindner',
    language: 'de',
    content: 'Wohnheim, wenn man spät heimkommt. Gastfamilie, wenn man beim Frühstück schon reden will.',
  },
  {
    about: 'homestay-or-residence',
    daysAgo: 13,
    author: 'Laia Riera',
    language: 'ca',
    content: 'Jo vaig fer dues setmanes de cada. Ho recomano molt.',
  },
  {
    about: 'homestay-or-residence',
    daysAgo: 17,
    author: 'Inês Meireles',
    language: 'pt',
    content: 'A residência é simples, mas fica a cinco minutos da escola.',
  },
  {
    about: 'homestay-or-residence',
    daysAgo: 21,
    author: 'Hana Baek',
    language: 'en',
    content: 'My host mother corrected my th for a month. I still hear her voice, and my th is perfect.',
  },
  {
    about: 'short-days-warm-kitchens',
    daysAgo: 2,
    author: 'Iker Zubeldia',
    language: 'eu',
    content: 'Sukalde epel bat eta lagun onak: negurako nahikoa.',
  },
  {
    about: 'short-days-warm-kitchens',
    daysAgo: 7,
    author: 'Théo Vasseur',
    language: 'fr',
    content: 'La soupe du jeudi mérite un article à elle toute seule.',
  },
  {
    about: 'short-days-warm-kitchens',
    daysAgo: 12,
    author: 'Brais Seoane',
    language: 'gl',
    content: 'Chovía todos os días e deume igual. Boa comida e boa xente.',
  },
  {
    about: 'short-days-warm-kitchens',
    daysAgo: 15,
    author: 'Defne Aksoy',
    language: 'en',
    content: 'November was dark and I have never laughed so much in a kitchen.',
  },
  {
    about: 'keep-your-language-alive',
    daysAgo: 10,
    author: 'Davide Serafini',
    language: 'it',
    content: 'Il consiglio della radio funziona davvero. Due mesi e capisco quasi tutto.',
  },
  {
    about: 'keep-your-language-alive',
    daysAgo: 14,
    author: 'Elena Cifuentes',
    language: 'es',
    content: 'Hago un intercambio por videollamada cada domingo con una compañera de clase.',
  },
  {
    about: 'keep-your-language-alive',
    daysAgo: 19,
    author: 'Ren Hoshino',
    language: 'en',
    content: 'I label everything at home in English. My cat has a label too.',
  },
  {
    about: 'library-evenings',
    daysAgo: 24,
    author: 'Emre Demirel',
    language: 'en',
    content: 'I came for the heating and stayed for the crime novels.',
  },
  {
    about: 'library-evenings',
    daysAgo: 30,
    author: 'Beatriz Moreira',
    language: 'pt-br',
    content: 'Tem tomada em todas as mesas? Estudo com o notebook.',
  },
  {
    about: 'homestay-or-residence',
    daysAgo: 26,
    author: 'Diego Salcedo',
    language: 'es',
    content: 'Con familia el primer mes y residencia después: lo mejor de las dos cosas.',
  },
  {
    about: 'homestay-or-residence',
    daysAgo: 33,
    author: 'Chiara Valsecchi',
    language: 'it',
    content: 'In famiglia si cena presto. Portate qualche biscotto.',
  },
  {
    about: 'short-days-warm-kitchens',
    daysAgo: 23,
    author: 'Moritz Hollmann',
    language: 'de',
    content: 'Wer mitkocht, lernt die Wörter, die in keinem Lehrbuch stehen.',
  },
  {
    about: 'short-days-warm-kitchens',
    daysAgo: 28,
    author: 'Ane Olaizola',
    language: 'eu',
    content: 'Errezeta eskatu nuen eta hiztegi oso bat eman zidaten.',
  },
  {
    about: 'keep-your-language-alive',
    daysAgo: 25,
    author: 'Zoé Lacombe',
    language: 'fr',
    content: 'Un quart d’heure par jour, même fatiguée. C’est ce qui m’a sauvée.',
  },
  {
    about: 'keep-your-language-alive',
    daysAgo: 31,
    author: 'Tomás Sequeira',
    language: 'pt',
    content: 'Ler notícias em voz alta resulta. Os vizinhos já se habituaram.',
  },
  {
    about: 'keep-your-language-alive',
    daysAgo: 36,
    author: 'Mireia Serratosa',
    language: 'ca',
    content: 'Poso el telèfon en anglès i ja no trobo res, però aprenc molt.',
  },
]

/** New ones, which nobody has read yet. */
const waiting: OfficeComment[] = [
  {
    about: 'maple-harbour',
    daysAgo: 0,
    author: 'Clara Sommerfeld',
    language: 'de',
    rating: 5,
    content: 'Vier Wochen, eine wunderbare Gastfamilie und ein Lehrer, der jede Frage ernst nahm.',
  },
  {
    about: 'maple-harbour',
    daysAgo: 0,
    author: 'Rafael Nascimento',
    language: 'pt-br',
    content: 'Vocês têm turmas à noite para quem trabalha de dia?',
  },
  {
    about: 'maple-harbour',
    daysAgo: 1,
    author: 'Marta Fontana',
    language: 'it',
    rating: 4,
    content: 'Ottima scuola. Peccato per l’autobus della domenica, che non passa mai.',
  },
  {
    about: 'vieux-phare',
    daysAgo: 1,
    author: 'Álvaro Montero',
    language: 'es',
    rating: 5,
    content: 'Después de seis semanas pedí mi primer café sin señalar con el dedo.',
  },
  {
    about: 'open-evening',
    daysAgo: 1,
    author: 'Yuki Tanabe',
    language: 'en',
    content: 'Can I bring my parents? They speak no English, but they smile a lot.',
  },
  {
    about: 'market-cooking',
    daysAgo: 0,
    author: 'Manon Mercier',
    language: 'fr',
    content: 'Y a-t-il une version végétarienne du menu ?',
  },
]

const spam: OfficeComment[] = [
  {
    about: 'maple-harbour',
    daysAgo: 2,
    author: 'Fast Visa 24',
    language: 'en',
    url: 'https://visa.example',
    content:
      'Visa in 24 hours guaranteed!!! No documents needed https://visa.example/go https://visa.example/now',
  },
  {
    about: 'maple-harbour',
    daysAgo: 4,
    author: 'Crypto Campus',
    language: 'en',
    url: 'https://coins.example',
    content: 'Students earn 900 a day from home, ask me how https://coins.example',
  },
  {
    about: 'vieux-phare',
    daysAgo: 5,
    author: 'Montres Luxe',
    language: 'fr',
    url: 'https://montres.example',
    content: 'Répliques de montres -80 % livraison gratuite https://montres.example',
  },
  {
    about: 'library-evenings',
    daysAgo: 6,
    author: 'SEO Profi',
    language: 'de',
    url: 'https://seo.example',
    content: 'Ihre Website auf Platz 1 bei jeder Suche! Jetzt anrufen https://seo.example',
  },
  {
    about: 'homestay-or-residence',
    daysAgo: 9,
    author: 'Préstamos Ya',
    language: 'es',
    url: 'https://prestamos.example',
    content: 'Dinero en diez minutos sin preguntas https://prestamos.example',
  },
  {
    about: 'open-evening',
    daysAgo: 12,
    author: 'Best Essays Now',
    language: 'en',
    url: 'https://essays.example',
    content: 'Cheap essays, any level, 50% off https://essays.example/a https://essays.example/b',
  },
  {
    about: 'market-cooking',
    daysAgo: 16,
    author: 'Pills Direct',
    language: 'en',
    url: 'https://pills.example',
    content: 'Best prices no prescription https://pills.example',
  },
]

const withState = (state: DemoComment['state'], comments: OfficeComment[]) =>
  comments.map((comment) => ({ state, ...comment }))

export const officeComments: readonly OfficeComment[] = [
  ...onPosts,
  ...withState('unapproved', waiting),
  ...withState('spam', spam),
]
