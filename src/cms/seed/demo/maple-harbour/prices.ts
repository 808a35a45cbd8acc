import type { DemoPrices } from '../../demo-types'

// Dollars. What the specification states is stated here to the dollar; everything else is invented, within its limits.

/** For each stretch of weeks up to the first number, what a further week costs; the first week is stated. */
type Steps = [upTo: number, week: number][]

const weekly = (number: number, steps: Steps) => {
  let total = 0
  let from = 1
  return {
    kind: 'course' as const,
    number,
    segments: steps.map(([to, week]) => {
      const segment = { from, to, amount: (total + week) * 100, perWeek: week * 100 }
      total += week * (to - from + 1)
      from = to + 1
      return segment
    }),
  }
}

/** One and two weeks are cells of their own; only a further week has a price of its own. */
const room = (number: number, oneWeek: number, twoWeeks: number, furtherWeek: number) => ({
  kind: 'accommodation' as const,
  number,
  segments: [
    { from: 1, to: 1, amount: oneWeek * 100, perWeek: 0 },
    { from: 2, to: 48, amount: twoWeeks * 100, perWeek: furtherWeek * 100 },
  ],
})

const winterBreak = {
  en: 'Winter break',
  ca: 'Vacances d’hivern',
  de: 'Winterferien',
  es: 'Vacaciones de invierno',
  eu: 'Neguko oporrak',
  fr: 'Vacances d’hiver',
  gl: 'Vacacións de inverno',
  it: 'Vacanze invernali',
  pt: 'Férias de inverno',
  'pt-br': 'Férias de inverno',
}

export const mapleHarbourPrices: DemoPrices = {
  list: {
    name: 'Prices from 2026 (demonstration)',
    notes:
      'Demonstration. The prices of one week of the courses 2 to 5, of the twelve weeks of course 6 and of two weeks of all accommodation are given; all other cells are invented.',
    validFrom: '2026-01-01',
    items: [
      weekly(2, [
        [4, 130],
        [12, 125],
        [24, 115],
        [48, 110],
      ]),
      weekly(3, [
        [4, 260],
        [12, 250],
        [24, 230],
        [48, 220],
      ]),
      weekly(4, [
        [4, 350],
        [12, 335],
        [24, 310],
        [48, 295],
      ]),
      weekly(5, [
        [4, 500],
        [12, 480],
        [24, 450],
        [48, 430],
      ]),
      { kind: 'course', number: 6, segments: [{ from: 12, to: 12, amount: 288_000, perWeek: 0 }] },
      room(3, 430, 660, 230),
      room(4, 440, 680, 235),
      room(5, 460, 710, 240),
      room(6, 465, 720, 245),
      room(7, 480, 740, 250),
      room(8, 500, 770, 260),
      room(9, 580, 1140, 250),
      room(10, 640, 1260, 265),
      room(11, 590, 1160, 250),
      room(12, 650, 1280, 265),
      room(13, 605, 1190, 255),
      room(14, 670, 1310, 270),
    ],
  },
  registrationFee: 120_00,
  timeZone: 'America/Vancouver',
  closures: [
    {
      from: '2026-12-21',
      to: '2027-01-01',
      title: winterBreak,
      weeks: 'move',
    },
    {
      from: '2027-12-20',
      to: '2027-12-31',
      title: winterBreak,
      weeks: 'move',
    },
  ],
  extras: [
    {
      code: 'airport-transfer',
      title: {
        en: 'Airport transfer',
        ca: 'Trasllat des de l’aeroport',
        de: 'Abholung vom Flughafen',
        es: 'Traslado desde el aeropuerto',
        eu: 'Aireportutik garraioa',
        fr: 'Transfert depuis l’aéroport',
        gl: 'Traslado desde o aeroporto',
        it: 'Trasferimento dall’aeroporto',
        pt: 'Transfer do aeroporto',
        'pt-br': 'Traslado do aeroporto',
      },
      amount: 85_00,
      charged: 'once',
      forced: false,
    },
    {
      code: 'insurance',
      title: {
        en: 'Health insurance',
        ca: 'Assegurança mèdica',
        de: 'Krankenversicherung',
        es: 'Seguro médico',
        eu: 'Osasun-asegurua',
        fr: 'Assurance santé',
        gl: 'Seguro médico',
        it: 'Assicurazione sanitaria',
        pt: 'Seguro de saúde',
        'pt-br': 'Seguro-saúde',
      },
      amount: 14_00,
      charged: 'week',
      forced: false,
    },
    {
      code: 'placement-test',
      title: {
        en: 'Placement talk by video before arrival',
        ca: 'Prova de nivell per vídeo abans d’arribar',
        de: 'Einstufungsgespräch per Video vor der Anreise',
        es: 'Prueba de nivel por vídeo antes de llegar',
        eu: 'Maila-proba bideoz, iritsi aurretik',
        fr: 'Entretien de niveau en vidéo avant l’arrivée',
        gl: 'Proba de nivel por vídeo antes de chegar',
        it: 'Colloquio di livello in video prima dell’arrivo',
        pt: 'Teste de nível por vídeo antes da chegada',
        'pt-br': 'Teste de nível por vídeo antes da chegada',
      },
      amount: 40_00,
      charged: 'once',
      forced: false,
    },
  ],
  adjustments: [
    {
      code: 'course-discount',
      title: {
        en: 'Course discount',
        ca: 'Descompte del curs',
        de: 'Kursrabatt',
        es: 'Descuento del curso',
        eu: 'Ikastaroaren deskontua',
        fr: 'Remise sur le cours',
        gl: 'Desconto do curso',
        it: 'Sconto sul corso',
        pt: 'Desconto no curso',
        'pt-br': 'Desconto no curso',
      },
      kind: 'discount',
      percent: 7,
      on: ['course'],
    },
    {
      code: 'welcome',
      title: {
        en: 'Welcome: no registration fee',
        ca: 'Benvinguda: sense matrícula',
        de: 'Willkommen: ohne Anmeldegebühr',
        es: 'Bienvenida: sin matrícula',
        eu: 'Ongietorria: matrikularik gabe',
        fr: 'Bienvenue : sans frais d’inscription',
        gl: 'Benvida: sen matrícula',
        it: 'Benvenuto: senza quota d’iscrizione',
        pt: 'Boas-vindas: sem taxa de inscrição',
        'pt-br': 'Boas-vindas: sem taxa de matrícula',
      },
      kind: 'discount',
      percent: 100,
      on: ['registration'],
      minWeeks: 4,
      promo: 'WELCOME',
    },
  ],
}
