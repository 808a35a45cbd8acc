import type { CaptchaMessages } from './en'

export const es: CaptchaMessages = {
  question: '¿Cuánto es {a} más {b}?',
  hint: 'Responde con un número. Así evitamos que los programas nos inunden.',
  working: 'Se comprueba en segundo plano que quien rellena esto es una persona. Nada sale de este sitio.',
  done: 'Comprobado: lo rellena una persona.',
  wrong: 'Responde a la pregunta con el número correcto.',
  used: 'Esa respuesta ya se usó o es demasiado antigua. Responde a la pregunta nueva.',
  numbers: 'uno dos tres cuatro cinco seis siete ocho nueve',
  away: 'Ahora mismo no se ha podido terminar de comprobar que eres una persona. Vuelve a enviar el formulario dentro de un momento.',
  notDone: 'Completa la comprobación de que eres una persona.',
  notLoaded:
    'La comprobación de que eres una persona no se carga. Revisa tu conexión o inténtalo más tarde. Lo que has escrito sigue aquí.',
  notAnswered: 'La comprobación no se completó a tiempo. Complétala y vuelve a enviar el formulario.',
  noScript: 'Esta comprobación necesita JavaScript. Actívalo o escríbenos por correo electrónico.',
}
