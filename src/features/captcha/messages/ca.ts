import type { CaptchaMessages } from './en'

export const ca: CaptchaMessages = {
  question: 'Quant fan {a} més {b}?',
  hint: 'Respon amb un número. Així els programes no ens inunden.',
  working: 'Es comprova en segon pla que qui omple això és una persona. Res no surt d’aquest lloc.',
  done: 'Comprovat: ho omple una persona.',
  wrong: 'Respon a la pregunta amb el número correcte.',
  used: 'Aquesta resposta ja s’ha fet servir o és massa antiga. Respon a la pregunta nova.',
  numbers: 'un dos tres quatre cinc sis set vuit nou',
}
