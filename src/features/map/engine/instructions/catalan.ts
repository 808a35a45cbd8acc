import { languageSet } from './language-set'

/** Ours, because the package's Catalan changes between forms of address and leaves out verbs ("Fes un esquerra"). */
export const catalan = languageSet({
  ordinals: ['1a', '2a', '3a', '4a', '5a', '6a', '7a', '8a', '9a', '10a'],
  directions: [
    'al nord',
    'al nord-est',
    'a l’est',
    'al sud-est',
    'al sud',
    'al sud-oest',
    'a l’oest',
    'al nord-oest',
  ],
  modifiers: {
    left: 'a l’esquerra',
    right: 'a la dreta',
    'sharp left': 'en revolt tancat a l’esquerra',
    'sharp right': 'en revolt tancat a la dreta',
    'slight left': 'lleugerament a l’esquerra',
    'slight right': 'lleugerament a la dreta',
    straight: 'recte',
    uturn: 'en sentit contrari',
  },
  turn: ['Gira {modifier}', 'Gira {modifier} per {way_name}'],
  straight: ['Continua recte', 'Continua recte per {way_name}'],
  uturn: ['Fes mitja volta', 'Fes mitja volta per {way_name}'],
  stay: ['Gira {modifier}', 'Gira {modifier} per continuar per {way_name}'],
  fork: ['A la bifurcació, mantén-te {modifier}', 'A la bifurcació, mantén-te {modifier} per {way_name}'],
  merge: ['Incorpora’t {modifier}', 'Incorpora’t {modifier} a {way_name}'],
  ramp: ['Agafa el ramal', 'Agafa el ramal cap a {way_name}'],
  roundabout: ['Entra a la rotonda', 'Entra a la rotonda i surt per {way_name}'],
  roundaboutExit: [
    'Entra a la rotonda i agafa la {exit_number} sortida',
    'Entra a la rotonda i agafa la {exit_number} sortida per {way_name}',
  ],
  leaveRoundabout: ['Surt de la rotonda', 'Surt de la rotonda per {way_name}'],
  depart: ['Ves cap {direction}', 'Ves cap {direction} per {way_name}'],
  arrive: {
    plain: 'Has arribat a la teva destinació',
    left: 'Has arribat a la teva destinació, a l’esquerra',
    right: 'Has arribat a la teva destinació, a la dreta',
    straight: 'Has arribat a la teva destinació, al davant',
  },
  ferry: ['Agafa el ferri', 'Agafa el ferri {way_name}'],
})
