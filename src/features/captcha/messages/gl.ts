import type { CaptchaMessages } from './en'

export const gl: CaptchaMessages = {
  question: 'Canto é {a} máis {b}?',
  hint: 'Responde cun número. Así os programas non nos asolagan.',
  working: 'Compróbase en segundo plano que quen cobre isto é unha persoa. Nada sae deste sitio.',
  done: 'Comprobado: cóbreo unha persoa.',
  wrong: 'Responde á pregunta co número correcto.',
  used: 'Esa resposta xa se usou ou é demasiado antiga. Responde á pregunta nova.',
  numbers: 'un dous tres catro cinco seis sete oito nove',
}
