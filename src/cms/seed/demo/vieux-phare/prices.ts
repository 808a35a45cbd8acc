import type { DemoPrices } from '../../demo-types'

// Invented, every figure.

const winterClosure = {
  en: 'Winter closure',
  ca: 'Tancament d’hivern',
  de: 'Winterpause',
  es: 'Cierre de invierno',
  eu: 'Neguko itxiera',
  fr: 'Fermeture hivernale',
  gl: 'Peche de inverno',
  it: 'Chiusura invernale',
  pt: 'Encerramento de inverno',
  'pt-br': 'Fechamento de inverno',
}

export const vieuxPharePrices: DemoPrices = {
  list: {
    name: 'Tarifs 2026 (demonstration)',
    notes: 'Demonstration: every price is invented.',
    validFrom: '2026-01-01',
    items: [
      { kind: 'course', number: 2, segments: [{ from: 2, to: 24, amount: 640_00, perWeek: 310_00 }] },
      {
        kind: 'course',
        number: 3,
        segments: [
          { from: 4, to: 4, amount: 1840_00, perWeek: 0 },
          { from: 8, to: 8, amount: 3520_00, perWeek: 0 },
        ],
      },
      { kind: 'accommodation', number: 3, segments: [{ from: 1, to: 24, amount: 340_00, perWeek: 320_00 }] },
      { kind: 'accommodation', number: 4, segments: [{ from: 1, to: 24, amount: 280_00, perWeek: 260_00 }] },
    ],
  },
  registrationFee: 90_00,
  timeZone: 'America/Toronto',
  closures: [
    { from: '2026-11-15', to: '2027-04-30', title: winterClosure, weeks: 'end' },
    { from: '2027-11-15', to: '2028-04-30', title: winterClosure, weeks: 'end' },
  ],
  extras: [
    {
      code: 'materials',
      title: {
        en: 'Workshop materials',
        ca: 'Material dels tallers',
        de: 'Material für die Workshops',
        es: 'Material de los talleres',
        eu: 'Tailerretako materiala',
        fr: 'Matériel des ateliers',
        gl: 'Material dos obradoiros',
        it: 'Materiale per i laboratori',
        pt: 'Material das oficinas',
        'pt-br': 'Material das oficinas',
      },
      amount: 8_00,
      charged: 'week',
      forced: true,
    },
  ],
  adjustments: [
    {
      code: 'summer',
      title: {
        en: 'Summer supplement',
        ca: 'Suplement d’estiu',
        de: 'Sommerzuschlag',
        es: 'Suplemento de verano',
        eu: 'Udako gehigarria',
        fr: 'Supplément d’été',
        gl: 'Suplemento de verán',
        it: 'Supplemento estivo',
        pt: 'Suplemento de verão',
        'pt-br': 'Suplemento de verão',
      },
      kind: 'supplement',
      amount: 35_00,
      charged: 'week',
      on: ['accommodation'],
      stay: { from: '2027-06-28', to: '2027-08-29' },
    },
    {
      code: 'long-stay',
      title: {
        en: 'Long stay',
        ca: 'Estada llarga',
        de: 'Langer Aufenthalt',
        es: 'Estancia larga',
        eu: 'Egonaldi luzea',
        fr: 'Long séjour',
        gl: 'Estadía longa',
        it: 'Soggiorno lungo',
        pt: 'Estadia longa',
        'pt-br': 'Estadia longa',
      },
      kind: 'discount',
      percent: 5,
      on: ['course', 'accommodation'],
      minWeeks: 8,
    },
  ],
}
