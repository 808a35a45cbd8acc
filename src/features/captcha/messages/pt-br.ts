import type { CaptchaMessages } from './en'

export const ptBr: CaptchaMessages = {
  question: 'Quanto é {a} mais {b}?',
  hint: 'Responda com um número. Assim os programas não nos inundam.',
  working: 'Uma verificação em segundo plano mostra que uma pessoa está preenchendo. Nada sai deste site.',
  done: 'Verificado: uma pessoa está preenchendo.',
  wrong: 'Responda à pergunta com o número certo.',
  used: 'Essa resposta já foi usada ou é antiga demais. Responda à nova pergunta.',
  numbers: 'um dois três quatro cinco seis sete oito nove',
}
