import type { CaptchaMessages } from './en'

export const gl: CaptchaMessages = {
  question: 'Canto é {a} máis {b}?',
  hint: 'Responde cun número. Así os programas non nos asolagan.',
  working: 'Compróbase en segundo plano que quen cobre isto é unha persoa. Nada sae deste sitio.',
  done: 'Comprobado: cóbreo unha persoa.',
  wrong: 'Responde á pregunta co número correcto.',
  used: 'Esa resposta xa se usou ou é demasiado antiga. Responde á pregunta nova.',
  numbers: 'un dous tres catro cinco seis sete oito nove',
  away: 'Agora mesmo non se puido rematar de comprobar que es unha persoa. Volve enviar o formulario nun momento.',
  notDone: 'Completa a comprobación de que es unha persoa.',
  notLoaded:
    'A comprobación de que es unha persoa non carga. Revisa a túa conexión ou téntao máis tarde. O que escribiches segue aquí.',
  notAnswered: 'A comprobación non se completou a tempo. Complétaa e volve enviar o formulario.',
  noScript: 'Esta comprobación precisa JavaScript. Actívao ou escríbenos por correo electrónico.',
}
