import type { PageMessages } from './en'

export const es: PageMessages = {
  skipToContent: 'Ir al contenido',
  menu: 'Menú',
  contact: 'Contacto',
  mainNavigation: 'Principal',
  footerNavigation: 'Pie de página',
  cart: 'Carrito',
  language: 'Idioma',
  scrollToTop: 'Volver arriba',
  draftPreview: 'Estás viendo un borrador. Los visitantes todavía no lo ven.',
  lastChanged: 'Última modificación: {date}',
  notFoundTitle: 'Página no encontrada',
  notFoundText: 'En esta dirección ya no hay nada, o nunca lo hubo. Quizá te sirva algo de esto:',
  notFoundSearch: 'Busca una escuela o una localidad',
  notFoundSearchButton: 'Buscar',
  goHome: 'Ir a la página de inicio',
  notFoundSchools: 'Ver todas las escuelas',
  forbiddenTitle: 'No puedes ver esto',
  forbiddenText: 'Tienes que iniciar sesión o tu cuenta no llega hasta aquí.',
  tooManyTitle: 'Espera un minuto',
  tooManyText: 'Ha habido demasiadas peticiones desde tu conexión. Espera un minuto y vuelve a intentarlo.',
  badRequestTitle: 'No ha funcionado',
  badRequestText:
    'Lo que hemos recibido estaba incompleto o era demasiado grande, así que no hemos hecho nada con ello.',
  unavailableTitle: 'Volvemos enseguida',
  unavailableText: 'El sitio no puede acceder ahora a sus datos. Vuelve a intentarlo en unos segundos.',
  busyTitle: 'El sitio está ocupado',
  busyText:
    'Ahora mismo recibimos más peticiones de las que podemos atender a la vez. Vuelve a intentarlo en unos segundos.',
  errorTitle: 'Lo sentimos, ha sido culpa nuestra',
  errorText: 'Algo ha fallado por nuestra parte y no se ha podido mostrar la página.',
  errorWhatNow:
    'Espera un momento y vuelve a cargar la página. Si sigue ocurriendo, escríbenos y envíanos estas dos líneas:',
  errorCode: 'Error',
  errorRequest: 'Petición',
}
