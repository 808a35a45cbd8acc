import type { PanelTexts } from '../../../platform/payload/admin/panel-texts'
import type { EventCounts } from '../statistics/calculator-use'

export interface CalculatorTexts {
  title: string
  nobody: string
  starts: string
  quotes: string
  enrolments: string
  total: (counts: EventCounts) => string
  showTable: string
  weekOf: string
  byCourse: string
  byWeeks: string
  noCourse: string
  course: (number: number) => string
}

/** The numbers of the price calculators. */
export const calculatorTexts: PanelTexts<CalculatorTexts> = {
  en: {
    title: 'Price calculator, last 12 weeks',
    nobody: 'Nobody has used the calculator yet. Starts, quotes and enrolments will appear here.',
    starts: 'Starts',
    quotes: 'Quotes',
    enrolments: 'Enrolments',
    total: ({ start, quote, enrolment }) =>
      `${start} ${start === 1 ? 'start' : 'starts'}, ${quote} ${quote === 1 ? 'quote' : 'quotes'}, ${enrolment} ${enrolment === 1 ? 'enrolment' : 'enrolments'}`,
    showTable: 'Show as a table',
    weekOf: 'Week of',
    byCourse: 'By course',
    byWeeks: 'By number of weeks',
    noCourse: 'no course',
    course: (number) => `course ${number}`,
  },
  de: {
    title: 'Preisrechner, letzte 12 Wochen',
    nobody: 'Noch hat niemand den Preisrechner benutzt. Aufrufe, Angebote und Anmeldungen erscheinen hier.',
    starts: 'Aufrufe',
    quotes: 'Angebote',
    enrolments: 'Anmeldungen',
    total: ({ start, quote, enrolment }) =>
      `${start} ${start === 1 ? 'Aufruf' : 'Aufrufe'}, ${quote} ${quote === 1 ? 'Angebot' : 'Angebote'}, ${enrolment} ${enrolment === 1 ? 'Anmeldung' : 'Anmeldungen'}`,
    showTable: 'Als Tabelle zeigen',
    weekOf: 'Woche vom',
    byCourse: 'Nach Kurs',
    byWeeks: 'Nach Zahl der Wochen',
    noCourse: 'kein Kurs',
    course: (number) => `Kurs ${number}`,
  },
  es: {
    title: 'Calculadora de precios, últimas 12 semanas',
    nobody: 'Nadie ha usado todavía la calculadora. Aquí aparecerán los usos, presupuestos e inscripciones.',
    starts: 'Usos',
    quotes: 'Presupuestos',
    enrolments: 'Inscripciones',
    total: ({ start, quote, enrolment }) =>
      `${start} ${start === 1 ? 'uso' : 'usos'}, ${quote} ${quote === 1 ? 'presupuesto' : 'presupuestos'}, ${enrolment} ${enrolment === 1 ? 'inscripción' : 'inscripciones'}`,
    showTable: 'Mostrar como tabla',
    weekOf: 'Semana del',
    byCourse: 'Por curso',
    byWeeks: 'Por número de semanas',
    noCourse: 'ningún curso',
    course: (number) => `curso ${number}`,
  },
  fr: {
    title: 'Calculateur de prix, 12 dernières semaines',
    nobody:
      'Personne n’a encore utilisé le calculateur. Les utilisations, devis et inscriptions apparaîtront ici.',
    starts: 'Utilisations',
    quotes: 'Devis',
    enrolments: 'Inscriptions',
    total: ({ start, quote, enrolment }) =>
      `${start} ${start === 1 ? 'utilisation' : 'utilisations'}, ${quote} ${quote === 1 ? 'devis' : 'devis'}, ${enrolment} ${enrolment === 1 ? 'inscription' : 'inscriptions'}`,
    showTable: 'Afficher en tableau',
    weekOf: 'Semaine du',
    byCourse: 'Par cours',
    byWeeks: 'Par nombre de semaines',
    noCourse: 'aucun cours',
    course: (number) => `cours ${number}`,
  },
  it: {
    title: 'Calcolatore dei prezzi, ultime 12 settimane',
    nobody: 'Nessuno ha ancora usato il calcolatore. Qui appariranno utilizzi, preventivi e iscrizioni.',
    starts: 'Utilizzi',
    quotes: 'Preventivi',
    enrolments: 'Iscrizioni',
    total: ({ start, quote, enrolment }) =>
      `${start} ${start === 1 ? 'utilizzo' : 'utilizzi'}, ${quote} ${quote === 1 ? 'preventivo' : 'preventivi'}, ${enrolment} ${enrolment === 1 ? 'iscrizione' : 'iscrizioni'}`,
    showTable: 'Mostra come tabella',
    weekOf: 'Settimana del',
    byCourse: 'Per corso',
    byWeeks: 'Per numero di settimane',
    noCourse: 'nessun corso',
    course: (number) => `corso ${number}`,
  },
  pt: {
    title: 'Calculadora de preços, últimas 12 semanas',
    nobody: 'Ainda ninguém usou a calculadora. As utilizações, os orçamentos e as inscrições aparecem aqui.',
    starts: 'Utilizações',
    quotes: 'Orçamentos',
    enrolments: 'Inscrições',
    total: ({ start, quote, enrolment }) =>
      `${start} ${start === 1 ? 'utilização' : 'utilizações'}, ${quote} ${quote === 1 ? 'orçamento' : 'orçamentos'}, ${enrolment} ${enrolment === 1 ? 'inscrição' : 'inscrições'}`,
    showTable: 'Mostrar como tabela',
    weekOf: 'Semana de',
    byCourse: 'Por curso',
    byWeeks: 'Por número de semanas',
    noCourse: 'nenhum curso',
    course: (number) => `curso ${number}`,
  },
  ca: {
    title: 'Calculadora de preus, darreres 12 setmanes',
    nobody:
      'Encara ningú no ha fet servir la calculadora. Aquí apareixeran els usos, els pressupostos i les inscripcions.',
    starts: 'Usos',
    quotes: 'Pressupostos',
    enrolments: 'Inscripcions',
    total: ({ start, quote, enrolment }) =>
      `${start} ${start === 1 ? 'ús' : 'usos'}, ${quote} ${quote === 1 ? 'pressupost' : 'pressupostos'}, ${enrolment} ${enrolment === 1 ? 'inscripció' : 'inscripcions'}`,
    showTable: 'Mostra com a taula',
    weekOf: 'Setmana del',
    byCourse: 'Per curs',
    byWeeks: 'Per nombre de setmanes',
    noCourse: 'cap curs',
    course: (number) => `curs ${number}`,
  },
}
