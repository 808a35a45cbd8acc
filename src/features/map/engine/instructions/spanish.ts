import { languageSet } from './language-set'

/** Ours, because the package's Spanish says "izquierda" in sentences for a turn to the right. */
export const spanish = languageSet({
  ordinals: ['1.ª', '2.ª', '3.ª', '4.ª', '5.ª', '6.ª', '7.ª', '8.ª', '9.ª', '10.ª'],
  directions: ['norte', 'noreste', 'este', 'sureste', 'sur', 'suroeste', 'oeste', 'noroeste'],
  modifiers: {
    left: 'a la izquierda',
    right: 'a la derecha',
    'sharp left': 'en curva cerrada a la izquierda',
    'sharp right': 'en curva cerrada a la derecha',
    'slight left': 'ligeramente a la izquierda',
    'slight right': 'ligeramente a la derecha',
    straight: 'recto',
    uturn: 'en sentido contrario',
  },
  turn: ['Gira {modifier}', 'Gira {modifier} por {way_name}'],
  straight: ['Continúa recto', 'Continúa recto por {way_name}'],
  uturn: ['Da la vuelta', 'Da la vuelta por {way_name}'],
  stay: ['Gira {modifier}', 'Gira {modifier} para seguir por {way_name}'],
  fork: ['En la bifurcación, mantente {modifier}', 'En la bifurcación, mantente {modifier} por {way_name}'],
  merge: ['Incorpórate {modifier}', 'Incorpórate {modifier} a {way_name}'],
  ramp: ['Toma la vía de acceso', 'Toma la vía de acceso a {way_name}'],
  roundabout: ['Entra en la rotonda', 'Entra en la rotonda y sal por {way_name}'],
  roundaboutExit: [
    'Entra en la rotonda y toma la {exit_number} salida',
    'Entra en la rotonda y toma la {exit_number} salida por {way_name}',
  ],
  leaveRoundabout: ['Sal de la rotonda', 'Sal de la rotonda por {way_name}'],
  depart: ['Dirígete hacia el {direction}', 'Dirígete hacia el {direction} por {way_name}'],
  arrive: {
    plain: 'Has llegado a tu destino',
    left: 'Has llegado a tu destino, a la izquierda',
    right: 'Has llegado a tu destino, a la derecha',
    straight: 'Has llegado a tu destino, enfrente',
  },
  ferry: ['Toma el ferri', 'Toma el ferri {way_name}'],
})
