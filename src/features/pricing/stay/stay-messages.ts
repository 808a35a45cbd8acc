import type { Locale } from '../../../shared/locale'

// The texts about the days of a stay: the same in the calculator, on quotes, in the PDF, in mails and in the enrolment
// form. The calculator gets the texts of its language as a prop, so only server code imports all of them.

const en = {
  firstDay: 'First day',
  lastDay: 'Last day',
  arrival: 'Arrival at the accommodation',
  departure: 'Departure from the accommodation',
  closed: 'School closed',
  closureCounts: 'There are no lessons then. These days are part of the stay.',
  closureMovesOne: 'There are no lessons then. The stay ends {count} week later, at the same price.',
  closureMovesOther: 'There are no lessons then. The stay ends {count} weeks later, at the same price.',
  roomPauses: 'Accommodation is not included in the weeks in which the school is closed throughout.',
  daysOne: '{count} day',
  daysOther: '{count} days',
  tooSoon: 'Courses must be booked at least {days} before the first day.',
  tooSoonFor: '“{title}” must be booked at least {days} before the first day.',
  nextPossible: 'The next possible start is {nearest}.',
}

export type StayMessages = { [Key in keyof typeof en]: string }

export const stayMessages: Record<Locale, StayMessages> = {
  en,
  ca: {
    firstDay: 'Primer dia',
    lastDay: 'Últim dia',
    arrival: 'Arribada a l’allotjament',
    departure: 'Sortida de l’allotjament',
    closed: 'Escola tancada',
    closureCounts: 'Aquests dies no hi ha classes i formen part de l’estada.',
    closureMovesOne:
      'Aquests dies no hi ha classes. L’estada s’acaba {count} setmana més tard, pel mateix preu.',
    closureMovesOther:
      'Aquests dies no hi ha classes. L’estada s’acaba {count} setmanes més tard, pel mateix preu.',
    roomPauses: 'L’allotjament no s’inclou les setmanes en què l’escola és tancada del tot.',
    daysOne: '{count} dia',
    daysOther: '{count} dies',
    tooSoon: 'Els cursos s’han de reservar com a mínim {days} abans del primer dia.',
    tooSoonFor: '«{title}» s’ha de reservar com a mínim {days} abans del primer dia.',
    nextPossible: 'El proper inici possible és el {nearest}.',
  },
  de: {
    firstDay: 'Erster Tag',
    lastDay: 'Letzter Tag',
    arrival: 'Anreise in die Unterkunft',
    departure: 'Abreise aus der Unterkunft',
    closed: 'Schule geschlossen',
    closureCounts: 'In dieser Zeit ist kein Unterricht. Die Tage zählen zum Aufenthalt.',
    closureMovesOne:
      'In dieser Zeit ist kein Unterricht. Der Aufenthalt endet {count} Woche später, zum selben Preis.',
    closureMovesOther:
      'In dieser Zeit ist kein Unterricht. Der Aufenthalt endet {count} Wochen später, zum selben Preis.',
    roomPauses: 'In Wochen, in denen die Schule ganz geschlossen ist, ist die Unterkunft nicht enthalten.',
    daysOne: '{count} Tag',
    daysOther: '{count} Tage',
    tooSoon: 'Kurse müssen mindestens {days} vor dem ersten Tag gebucht werden.',
    tooSoonFor: '„{title}“ muss mindestens {days} vor dem ersten Tag gebucht werden.',
    nextPossible: 'Der nächste mögliche Beginn ist der {nearest}.',
  },
  es: {
    firstDay: 'Primer día',
    lastDay: 'Último día',
    arrival: 'Llegada al alojamiento',
    departure: 'Salida del alojamiento',
    closed: 'Escuela cerrada',
    closureCounts: 'Esos días no hay clases y forman parte de la estancia.',
    closureMovesOne:
      'Esos días no hay clases. La estancia termina {count} semana más tarde, por el mismo precio.',
    closureMovesOther:
      'Esos días no hay clases. La estancia termina {count} semanas más tarde, por el mismo precio.',
    roomPauses: 'El alojamiento no está incluido en las semanas en que la escuela está cerrada por completo.',
    daysOne: '{count} día',
    daysOther: '{count} días',
    tooSoon: 'Los cursos deben reservarse al menos {days} antes del primer día.',
    tooSoonFor: '«{title}» debe reservarse al menos {days} antes del primer día.',
    nextPossible: 'El próximo inicio posible es el {nearest}.',
  },
  eu: {
    firstDay: 'Lehen eguna',
    lastDay: 'Azken eguna',
    arrival: 'Ostatura iristea',
    departure: 'Ostatutik irtetea',
    closed: 'Eskola itxita',
    closureCounts: 'Egun horietan ez dago eskolarik, eta egonaldiaren parte dira.',
    closureMovesOne:
      'Egun horietan ez dago eskolarik. Egonaldia aste {count} geroago amaitzen da, prezio berean.',
    closureMovesOther:
      'Egun horietan ez dago eskolarik. Egonaldia {count} aste geroago amaitzen da, prezio berean.',
    roomPauses: 'Eskola osorik itxita dagoen asteetan, ostatua ez dago barne.',
    daysOne: 'egun {count}',
    daysOther: '{count} egun',
    tooSoon: 'Ikastaroak lehen eguna baino gutxienez {days} lehenago erreserbatu behar dira.',
    tooSoonFor: '«{title}» lehen eguna baino gutxienez {days} lehenago erreserbatu behar da.',
    nextPossible: 'Hurrengo hasiera posiblea: {nearest}.',
  },
  fr: {
    firstDay: 'Premier jour',
    lastDay: 'Dernier jour',
    arrival: 'Arrivée à l’hébergement',
    departure: 'Départ de l’hébergement',
    closed: 'École fermée',
    closureCounts: 'Il n’y a pas de cours ces jours-là, qui font partie du séjour.',
    closureMovesOne:
      'Il n’y a pas de cours ces jours-là. Le séjour se termine {count} semaine plus tard, au même prix.',
    closureMovesOther:
      'Il n’y a pas de cours ces jours-là. Le séjour se termine {count} semaines plus tard, au même prix.',
    roomPauses: 'L’hébergement n’est pas compris les semaines où l’école est entièrement fermée.',
    daysOne: '{count} jour',
    daysOther: '{count} jours',
    tooSoon: 'Les cours doivent être réservés au moins {days} avant le premier jour.',
    tooSoonFor: '« {title} » doit être réservé au moins {days} avant le premier jour.',
    nextPossible: 'Le prochain début possible est le {nearest}.',
  },
  gl: {
    firstDay: 'Primeiro día',
    lastDay: 'Último día',
    arrival: 'Chegada ao aloxamento',
    departure: 'Saída do aloxamento',
    closed: 'Escola pechada',
    closureCounts: 'Eses días non hai clases e forman parte da estadía.',
    closureMovesOne:
      'Eses días non hai clases. A estadía remata {count} semana máis tarde, polo mesmo prezo.',
    closureMovesOther:
      'Eses días non hai clases. A estadía remata {count} semanas máis tarde, polo mesmo prezo.',
    roomPauses: 'O aloxamento non está incluído nas semanas en que a escola está pechada por completo.',
    daysOne: '{count} día',
    daysOther: '{count} días',
    tooSoon: 'Os cursos deben reservarse polo menos {days} antes do primeiro día.',
    tooSoonFor: '«{title}» debe reservarse polo menos {days} antes do primeiro día.',
    nextPossible: 'O próximo inicio posible é o {nearest}.',
  },
  it: {
    firstDay: 'Primo giorno',
    lastDay: 'Ultimo giorno',
    arrival: 'Arrivo all’alloggio',
    departure: 'Partenza dall’alloggio',
    closed: 'Scuola chiusa',
    closureCounts: 'In quei giorni non ci sono lezioni e contano come parte del soggiorno.',
    closureMovesOne:
      'In quei giorni non ci sono lezioni. Il soggiorno finisce {count} settimana più tardi, allo stesso prezzo.',
    closureMovesOther:
      'In quei giorni non ci sono lezioni. Il soggiorno finisce {count} settimane più tardi, allo stesso prezzo.',
    roomPauses: 'L’alloggio non è compreso nelle settimane in cui la scuola è del tutto chiusa.',
    daysOne: '{count} giorno',
    daysOther: '{count} giorni',
    tooSoon: 'I corsi vanno prenotati almeno {days} prima del primo giorno.',
    tooSoonFor: '«{title}» va prenotato almeno {days} prima del primo giorno.',
    nextPossible: 'Il prossimo inizio possibile è il {nearest}.',
  },
  pt: {
    firstDay: 'Primeiro dia',
    lastDay: 'Último dia',
    arrival: 'Chegada ao alojamento',
    departure: 'Saída do alojamento',
    closed: 'Escola fechada',
    closureCounts: 'Nesses dias não há aulas e eles fazem parte da estadia.',
    closureMovesOne:
      'Nesses dias não há aulas. A estadia termina {count} semana mais tarde, pelo mesmo preço.',
    closureMovesOther:
      'Nesses dias não há aulas. A estadia termina {count} semanas mais tarde, pelo mesmo preço.',
    roomPauses: 'O alojamento não está incluído nas semanas em que a escola está totalmente fechada.',
    daysOne: '{count} dia',
    daysOther: '{count} dias',
    tooSoon: 'Os cursos têm de ser reservados pelo menos {days} antes do primeiro dia.',
    tooSoonFor: '«{title}» tem de ser reservado pelo menos {days} antes do primeiro dia.',
    nextPossible: 'O próximo início possível é {nearest}.',
  },
  'pt-br': {
    firstDay: 'Primeiro dia',
    lastDay: 'Último dia',
    arrival: 'Chegada à acomodação',
    departure: 'Saída da acomodação',
    closed: 'Escola fechada',
    closureCounts: 'Nesses dias não há aulas, e eles fazem parte da estadia.',
    closureMovesOne: 'Nesses dias não há aulas. A estadia termina {count} semana depois, pelo mesmo preço.',
    closureMovesOther:
      'Nesses dias não há aulas. A estadia termina {count} semanas depois, pelo mesmo preço.',
    roomPauses: 'A acomodação não está incluída nas semanas em que a escola fica totalmente fechada.',
    daysOne: '{count} dia',
    daysOther: '{count} dias',
    tooSoon: 'Os cursos precisam ser reservados pelo menos {days} antes do primeiro dia.',
    tooSoonFor: '“{title}” precisa ser reservado pelo menos {days} antes do primeiro dia.',
    nextPossible: 'O próximo início possível é {nearest}.',
  },
}
