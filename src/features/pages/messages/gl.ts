import type { PageMessages } from './en'

export const gl: PageMessages = {
  skipToContent: 'Ir ao contido',
  menu: 'Menú',
  contact: 'Contacto',
  mainNavigation: 'Principal',
  footerNavigation: 'Pé de páxina',
  cart: 'Carriño',
  language: 'Idioma',
  scrollToTop: 'Volver arriba',
  draftPreview: 'Estás a ver un borrador. Os visitantes aínda non o ven.',
  lastChanged: 'Última modificación: {date}',
  notFoundTitle: 'Páxina non atopada',
  notFoundText: 'Neste enderezo xa non hai nada, ou nunca o houbo. Quizais che sirva algo disto:',
  notFoundSearch: 'Busca unha escola ou unha localidade',
  notFoundSearchButton: 'Buscar',
  goHome: 'Ir á páxina de inicio',
  notFoundSchools: 'Ver todas as escolas',
  forbiddenTitle: 'Non podes ver isto',
  forbiddenText: 'Tes que iniciar sesión ou a túa conta non chega ata aquí.',
  tooManyTitle: 'Agarda un minuto',
  tooManyText: 'Houbo demasiadas peticións desde a túa conexión. Agarda un minuto e volve intentalo.',
  badRequestTitle: 'Non funcionou',
  badRequestText:
    'O que recibimos estaba incompleto ou era demasiado grande, así que non fixemos nada con iso.',
  unavailableTitle: 'Volvemos axiña',
  unavailableText: 'O sitio non pode acceder agora aos seus datos. Volve intentalo nuns segundos.',
  busyTitle: 'O sitio está ocupado',
  busyText:
    'Agora mesmo recibimos máis peticións das que podemos atender á vez. Volve intentalo nuns segundos.',
  errorTitle: 'Sentímolo, foi culpa nosa',
  errorText: 'Algo fallou pola nosa parte e non se puido mostrar a páxina.',
  errorWhatNow:
    'Agarda un momento e volve cargar a páxina. Se segue a ocorrer, escríbenos e envíanos estas dúas liñas:',
  errorCode: 'Erro',
  errorRequest: 'Petición',
}
