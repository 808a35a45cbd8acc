import type { PageMessages } from './en'

export const gl: PageMessages = {
  skipToContent: 'Ir ao contido',
  menu: 'Menú',
  mainNavigation: 'Principal',
  footerNavigation: 'Pé de páxina',
  language: 'Idioma',
  contact: 'Contacto',
  scrollToTop: 'Volver arriba',
  draftPreview: 'Estás a ver un borrador. Os visitantes aínda non o ven.',
  lastChanged: 'Última modificación: {date}',
  notFoundTitle: 'Esta páxina marchou de viaxe',
  notFoundText: 'Neste enderezo xa non hai nada, ou nunca o houbo. Quizais che sirva algo disto:',
  notFoundSearch: 'Busca unha escola ou unha localidade',
  notFoundSearchButton: 'Buscar',
  goHome: 'Ir á páxina de inicio',
  notFoundSchools: 'Ver todas as escolas',
  errorTitle: 'Sentímolo, foi culpa nosa',
  errorText: 'Algo fallou pola nosa parte e non se puido mostrar a páxina.',
  errorWhatNow:
    'Agarda un momento e volve cargar a páxina. Se segue a ocorrer, escríbenos e envíanos estas dúas liñas:',
  errorCode: 'Erro',
  errorRequest: 'Petición',
}
