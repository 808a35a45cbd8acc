import type { CaptchaMessages } from './en'

export const pt: CaptchaMessages = {
  question: 'Quanto é {a} mais {b}?',
  hint: 'Responda com um número. Assim os programas não nos inundam.',
  working: 'Verifica-se em segundo plano que é uma pessoa a preencher. Nada sai deste site.',
  done: 'Verificado: é uma pessoa a preencher.',
  wrong: 'Responda à pergunta com o número certo.',
  used: 'Essa resposta já foi usada ou é demasiado antiga. Responda à nova pergunta.',
  numbers: 'um dois três quatro cinco seis sete oito nove',
}
