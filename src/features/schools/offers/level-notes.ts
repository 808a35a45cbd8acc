import { type Locale, localePath } from '../../../shared/locale'
import { cefrLevels } from '../catalogue'

type Level = (typeof cefrLevels)[number]

/** Skills of a learner at each level. */
const notes: Record<Locale, Record<Level, string>> = {
  en: {
    A1: 'you say who you are and understand simple words',
    A2: 'you manage everyday things, such as shopping',
    B1: 'you get by when travelling and talk about your life',
    B2: 'you talk with native speakers without strain',
    C1: 'you speak fluently, also at work and in your studies',
    C2: 'you understand and say almost everything',
  },
  ca: {
    A1: 'et presentes i entens paraules senzilles',
    A2: 'et desenvolupes en coses de cada dia, com anar a comprar',
    B1: 'te’n surts quan viatges i parles de la teva vida',
    B2: 'parles amb natius sense esforç',
    C1: 'parles amb fluïdesa, també a la feina i als estudis',
    C2: 'ho entens i ho dius gairebé tot',
  },
  de: {
    A1: 'Sie stellen sich vor und verstehen einfache Wörter',
    A2: 'Sie kommen im Alltag zurecht, etwa beim Einkaufen',
    B1: 'Sie kommen auf Reisen durch und erzählen aus Ihrem Leben',
    B2: 'Sie unterhalten sich mühelos mit Muttersprachlern',
    C1: 'Sie sprechen fließend, auch in Beruf und Studium',
    C2: 'Sie verstehen und sagen fast alles',
  },
  es: {
    A1: 'te presentas y entiendes palabras sencillas',
    A2: 'te manejas en lo cotidiano, como ir de compras',
    B1: 'te desenvuelves de viaje y hablas de tu vida',
    B2: 'hablas con nativos sin esfuerzo',
    C1: 'hablas con fluidez, también en el trabajo y los estudios',
    C2: 'entiendes y dices casi todo',
  },
  eu: {
    A1: 'nor zaren esaten duzu eta hitz errazak ulertzen dituzu',
    A2: 'eguneroko gauzetan moldatzen zara, erosketetan adibidez',
    B1: 'bidaietan moldatzen zara eta zure bizitzaz hitz egiten duzu',
    B2: 'jatorrizko hiztunekin nekerik gabe hitz egiten duzu',
    C1: 'erraz hitz egiten duzu, lanean eta ikasketetan ere bai',
    C2: 'ia dena ulertzen eta esaten duzu',
  },
  fr: {
    A1: 'vous vous présentez et comprenez des mots simples',
    A2: 'vous vous débrouillez au quotidien, par exemple pour faire des achats',
    B1: 'vous vous débrouillez en voyage et parlez de votre vie',
    B2: 'vous parlez sans effort avec des locuteurs natifs',
    C1: 'vous parlez couramment, aussi au travail et dans vos études',
    C2: 'vous comprenez et dites presque tout',
  },
  gl: {
    A1: 'preséntaste e entendes palabras sinxelas',
    A2: 'amáñaste no cotián, como ir á compra',
    B1: 'desenvólveste de viaxe e falas da túa vida',
    B2: 'falas con nativos sen esforzo',
    C1: 'falas con fluidez, tamén no traballo e nos estudos',
    C2: 'entendes e dis case todo',
  },
  it: {
    A1: 'ti presenti e capisci parole semplici',
    A2: 'te la cavi nella vita quotidiana, per esempio a fare la spesa',
    B1: 'te la cavi in viaggio e parli della tua vita',
    B2: 'parli con i madrelingua senza sforzo',
    C1: 'parli in modo fluente, anche al lavoro e nello studio',
    C2: 'capisci e dici quasi tutto',
  },
  pt: {
    A1: 'apresenta-se e compreende palavras simples',
    A2: 'desenrasca-se no dia a dia, por exemplo nas compras',
    B1: 'desenrasca-se em viagem e fala da sua vida',
    B2: 'fala com nativos sem esforço',
    C1: 'fala fluentemente, também no trabalho e nos estudos',
    C2: 'compreende e diz quase tudo',
  },
  'pt-br': {
    A1: 'você se apresenta e entende palavras simples',
    A2: 'você se vira no dia a dia, por exemplo nas compras',
    B1: 'você se vira em viagens e fala da sua vida',
    B2: 'você conversa com nativos sem esforço',
    C1: 'você fala com fluência, também no trabalho e nos estudos',
    C2: 'você entende e diz quase tudo',
  },
}

const isLevel = (value: string): value is Level => (cefrLevels as readonly string[]).includes(value)

/** Explains a range of levels in a sentence for each end; undefined when one of them is not a level. */
export const levelNote = (locale: Locale, from: string, to: string): string | undefined => {
  const asked = [...new Set([from.toUpperCase(), to.toUpperCase()])]
  if (!asked.every(isLevel)) return undefined
  return asked.map((level) => `${level}: ${notes[locale][level]}.`).join('\n')
}

/** The address of this text: one for each pair of levels, so that browsers fetch it once for all courses. */
export const levelNotePath = (locale: Locale, from: string, to: string): string =>
  localePath(locale, `/schools/levels/${from}-${to}`.toLowerCase())
