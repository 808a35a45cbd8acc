import { languageSet } from './language-set'

/** The package has no Galician; these sentences are ours. */
export const galician = languageSet({
  ordinals: ['1.ª', '2.ª', '3.ª', '4.ª', '5.ª', '6.ª', '7.ª', '8.ª', '9.ª', '10.ª'],
  directions: ['norte', 'nordeste', 'leste', 'sueste', 'sur', 'suroeste', 'oeste', 'noroeste'],
  modifiers: {
    left: 'á esquerda',
    right: 'á dereita',
    'sharp left': 'moi pechado á esquerda',
    'sharp right': 'moi pechado á dereita',
    'slight left': 'lixeiramente á esquerda',
    'slight right': 'lixeiramente á dereita',
    straight: 'recto',
    uturn: 'en sentido contrario',
  },
  turn: ['Xira {modifier}', 'Xira {modifier} por {way_name}'],
  straight: ['Continúa recto', 'Continúa recto por {way_name}'],
  uturn: ['Dá a volta', 'Dá a volta por {way_name}'],
  stay: ['Xira {modifier}', 'Xira {modifier} para seguir por {way_name}'],
  fork: ['Na bifurcación, mantente {modifier}', 'Na bifurcación, mantente {modifier} por {way_name}'],
  merge: ['Incorpórate {modifier}', 'Incorpórate {modifier} a {way_name}'],
  ramp: ['Colle a rampla', 'Colle a rampla cara a {way_name}'],
  roundabout: ['Entra na rotonda', 'Entra na rotonda e sae por {way_name}'],
  roundaboutExit: [
    'Entra na rotonda e colle a {exit_number} saída',
    'Entra na rotonda e colle a {exit_number} saída por {way_name}',
  ],
  leaveRoundabout: ['Sae da rotonda', 'Sae da rotonda por {way_name}'],
  depart: ['Vai cara ao {direction}', 'Vai cara ao {direction} por {way_name}'],
  arrive: {
    plain: 'Chegaches ao teu destino',
    left: 'Chegaches ao teu destino, á esquerda',
    right: 'Chegaches ao teu destino, á dereita',
    straight: 'Chegaches ao teu destino, en fronte',
  },
  ferry: ['Colle o ferri', 'Colle o ferri {way_name}'],
})
