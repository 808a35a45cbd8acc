import type { CaptchaMessages } from './en'

export const es: CaptchaMessages = {
  question: '¿Cuánto es {a} más {b}?',
  hint: 'Responde con un número. Así evitamos que los programas nos inunden.',
  working: 'Se comprueba en segundo plano que quien rellena esto es una persona. Nada sale de este sitio.',
  done: 'Comprobado: lo rellena una persona.',
  wrong: 'Responde a la pregunta con el número correcto.',
  used: 'Esa respuesta ya se usó o es demasiado antigua. Responde a la pregunta nueva.',
  numbers: 'uno dos tres cuatro cinco seis siete ocho nueve',
}
