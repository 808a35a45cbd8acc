import { languageSet } from './language-set'

/** The package has no Basque; these sentences are ours. Street names stay bare: their case endings follow no rule. */
export const basque = languageSet({
  ordinals: ['1.', '2.', '3.', '4.', '5.', '6.', '7.', '8.', '9.', '10.'],
  directions: [
    'iparralderantz',
    'ipar-ekialderantz',
    'ekialderantz',
    'hego-ekialderantz',
    'hegoalderantz',
    'hego-mendebalderantz',
    'mendebalderantz',
    'ipar-mendebalderantz',
  ],
  modifiers: {
    left: 'ezkerrera',
    right: 'eskuinera',
    'sharp left': 'bat-batean ezkerrera',
    'sharp right': 'bat-batean eskuinera',
    'slight left': 'pixka bat ezkerrera',
    'slight right': 'pixka bat eskuinera',
    straight: 'zuzen',
    uturn: 'atzera',
  },
  turn: ['Biratu {modifier}', 'Biratu {modifier}: {way_name}'],
  straight: ['Jarraitu zuzen', 'Jarraitu zuzen: {way_name}'],
  uturn: ['Eman buelta', 'Eman buelta: {way_name}'],
  stay: ['Biratu {modifier}', 'Biratu {modifier}, kale berean jarraitzeko: {way_name}'],
  fork: ['Bidegurutzean, hartu {modifier}', 'Bidegurutzean, hartu {modifier}: {way_name}'],
  merge: ['Sartu errepidera {modifier}', 'Sartu errepidera {modifier}: {way_name}'],
  ramp: ['Hartu lotunea', 'Hartu lotunea: {way_name}'],
  roundabout: ['Sartu biribilgunean', 'Sartu biribilgunean eta irten hemen: {way_name}'],
  roundaboutExit: [
    'Sartu biribilgunean eta hartu {exit_number} irteera',
    'Sartu biribilgunean eta hartu {exit_number} irteera: {way_name}',
  ],
  leaveRoundabout: ['Irten biribilgunetik', 'Irten biribilgunetik: {way_name}'],
  depart: ['Abiatu {direction}', 'Abiatu {direction}: {way_name}'],
  arrive: {
    plain: 'Helmugara iritsi zara',
    left: 'Helmugara iritsi zara, ezkerrean',
    right: 'Helmugara iritsi zara, eskuinean',
    straight: 'Helmugara iritsi zara, aurrez aurre',
  },
  ferry: ['Hartu ferrya', 'Hartu ferrya: {way_name}'],
})
