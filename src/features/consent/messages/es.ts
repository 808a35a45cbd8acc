import type { ConsentMessages } from './en'

export const es: ConsentMessages = {
  title: 'Tu decisión sobre las cookies',
  intro:
    'Algunas partes de este sitio, como los vídeos, los mapas o las estadísticas, proceden de otras empresas. Estas saben así que estás aquí y pueden guardar datos en tu navegador. Nada suyo se carga antes de que lo aceptes. Rechazar es tan fácil como aceptar y puedes cambiar tu decisión en cualquier momento.',
  accept: 'Aceptar',
  reject: 'Rechazar',
  configure: 'Configurar',
  close: 'Cerrar sin aceptar',
  policyLink: 'Política de cookies',
  poweredBy: 'Desarrollado por {name}',
  settingsTitle: 'Configuración de cookies',
  settingsIntro:
    'Decide servicio por servicio. Lo que dejes desactivado no se carga, y lo que haya guardado en tu navegador en este sitio se borra. Puedes volver en cualquier momento desde «Configuración de cookies», al final de cada página.',
  newIntro:
    'Desde tu última decisión hay algo nuevo en este sitio. Aquí solo te preguntamos por eso: tus otras decisiones no cambian.',
  back: 'Volver',
  acceptAll: 'Aceptar todo',
  rejectAll: 'Rechazar todo',
  save: 'Guardar configuración',
  ownRow: 'Este sitio web',
  ownPurpose: 'Lo que el propio sitio necesita para funcionar: tu decisión aquí, lo que escribes, tu moneda.',
  alwaysOn: 'Siempre activo',
  isNew: '(nuevo)',
  failed: 'No se ha podido guardar tu decisión. Inténtalo de nuevo dentro de un momento.',
  hiddenText: 'Parte del contenido de esta página está oculto. Para verlo, permite: {groups}',
  allowThese: 'Permitirlos',
  gpcText:
    'Tu navegador pide a los sitios que no compartan tus datos (Global Privacy Control). Este sitio lo respeta: no se carga nada de otras empresas si tú no lo permites.',
  gpcKeep: 'Dejarlo así',
  openSettings: 'Configuración de cookies',
  badge: 'Servicios nuevos por decidir: {count}',
  embedText:
    'Este contenido procede de {service}. Si lo cargas, {service} sabrá que estás aquí y podrá guardar datos en tu navegador.',
  loadOnce: 'Cargar una vez',
  alwaysAllow: 'Permitir siempre {service}',
  openAt: 'Abrir en {service}',
  categories: {
    analytics: {
      name: 'Estadísticas',
      purpose: 'Cuenta las visitas y muestra qué páginas se leen, para poder mejorar el sitio.',
    },
    advertising: {
      name: 'Publicidad',
      purpose: 'Mide el resultado de los anuncios y muestra anuncios acordes con tus intereses.',
    },
    social: { name: 'Redes sociales', purpose: 'Muestra publicaciones y botones de redes sociales.' },
    video: { name: 'Vídeos', purpose: 'Reproduce vídeos dentro de la página.' },
    maps: { name: 'Mapas', purpose: 'Muestra un mapa interactivo.' },
    captcha: {
      name: 'Protección de formularios',
      purpose: 'Distingue a las personas de los programas cuando se envía un formulario.',
    },
    chat: { name: 'Chat', purpose: 'Te permite hablar con nosotros dentro de la página.' },
    fonts: { name: 'Tipos de letra e iconos', purpose: 'Carga tipos de letra o iconos.' },
    media: {
      name: 'Música y medios',
      purpose: 'Reproduce música, pódcast u otros medios dentro de la página.',
    },
    other: { name: 'Otros servicios', purpose: 'Muestra contenido u ofrece una función de otra empresa.' },
  },
  policyTitle: 'Política de cookies',
  policyDescription:
    'Qué cookies y servicios usa este sitio, para qué y durante cuánto tiempo, y tu decisión.',
  servicesTitle: 'Servicios de otras empresas',
  servicesIntro:
    'Salvo que la tabla indique que un servicio está activo, no se carga, ni se guarda nada de lo que figura aquí, antes de que lo permitas.',
  onAtFirst: 'Activo mientras no lo desactives',
  noServices: 'En este momento este sitio no usa servicios de otras empresas.',
  exemptTitle: 'Lo que guarda este propio sitio',
  exemptIntro:
    'Es necesario para algo que tú pides, así que no requiere consentimiento. Nada de esto te sigue a otros sitios.',
  service: 'Servicio',
  purpose: 'Para qué',
  stored: 'Guardado en tu navegador',
  provider: 'Proveedor: {provider}',
  privacy: 'Privacidad de {service}',
  nothingStored: 'Nada que conozcamos',
  untilDeleted: 'hasta que se borre',
  session: 'hasta que se cierre el navegador',
  kinds: {
    cookie: 'cookie',
    localStorage: 'almacenamiento local',
    sessionStorage: 'almacenamiento de sesión',
    indexedDB: 'base de datos del navegador',
  },
  exempt: {
    consent: 'Recuerda tu decisión sobre las cookies y el número de su comprobante.',
    remember:
      'Recuerda tu nombre, tu correo electrónico y tu sitio web para el próximo comentario, si lo pides.',
    ownComments: 'Te muestra tus propios comentarios mientras esperan aprobación.',
    verified: 'Recuerda que has confirmado una dirección de correo electrónico.',
    currency: 'Recuerda la moneda que has elegido.',
    cart: 'Recuerda los presupuestos que has apartado.',
    login: 'Mantiene abierta la sesión del personal.',
    adminLook:
      'Recuerda cómo ha configurado el personal la administración (colores, idioma, atajos, portapapeles).',
  },
  decisionsTitle: 'Tus decisiones',
  decisionsIntro:
    'Cada decisión deja en nuestro sistema un comprobante: un número al azar, la hora, el idioma y lo que se permitió. No contiene ni tu nombre ni tu dirección, y solo tu navegador conoce el número.',
  decisionsLink: 'Mostrar mis decisiones',
  decisionsNone: 'Este navegador no tiene guardada ninguna decisión.',
  decisionsFailed: 'Ahora mismo no se pueden mostrar tus decisiones. Inténtalo más tarde.',
  receipt: 'Número de tu comprobante',
  decidedAt: 'Hora',
  decision: 'Decisión',
  allowed: 'Permitido',
  refused: 'No permitido',
  nothing: 'nada',
  methods: {
    accept: 'Aceptado',
    reject: 'Rechazado',
    close: 'Cerrado sin aceptar',
    save: 'Configuración guardada',
    allow: 'Un servicio permitido',
  },
}
