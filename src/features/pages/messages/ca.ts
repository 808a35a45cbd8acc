import type { PageMessages } from './en'

export const ca: PageMessages = {
  skipToContent: 'Ves al contingut',
  menu: 'Menú',
  contact: 'Contacte',
  mainNavigation: 'Principal',
  footerNavigation: 'Peu de pàgina',
  cart: 'Cistella',
  language: 'Idioma',
  scrollToTop: 'Torna a dalt',
  draftPreview: 'Estàs veient un esborrany. Els visitants encara no el veuen.',
  lastChanged: 'Darrera modificació: {date}',
  notFoundTitle: 'Pàgina no trobada',
  notFoundText: 'En aquesta adreça ja no hi ha res, o no hi ha hagut mai res. Potser et serveix això:',
  notFoundSearch: 'Cerca una escola o una població',
  notFoundSearchButton: 'Cerca',
  goHome: 'Ves a la pàgina d’inici',
  notFoundSchools: 'Mostra totes les escoles',
  forbiddenTitle: 'No pots veure això',
  forbiddenText: 'Has d’iniciar sessió o el teu compte no hi té accés.',
  tooManyTitle: 'Espera un minut',
  tooManyText: 'Hi ha hagut massa peticions des de la teva connexió. Espera un minut i torna-ho a provar.',
  badRequestTitle: 'No ha funcionat',
  badRequestText: 'El que hem rebut era incomplet o massa gran, així que no n’hem fet res.',
  unavailableTitle: 'Tornem de seguida',
  unavailableText:
    'Ara mateix el lloc no pot accedir a les seves dades. Torna-ho a provar d’aquí a uns segons.',
  busyTitle: 'El lloc està ocupat',
  busyText:
    'Ara mateix rebem més peticions de les que podem atendre alhora. Torna-ho a provar d’aquí a uns segons.',
  errorTitle: 'Ho sentim, ha estat culpa nostra',
  errorText: 'Alguna cosa ha fallat per part nostra i no s’ha pogut mostrar la pàgina.',
  errorWhatNow:
    'Espera un moment i torna a carregar la pàgina. Si continua passant, escriu-nos i envia’ns aquestes dues línies:',
  errorCode: 'Error',
  errorRequest: 'Petició',
}
