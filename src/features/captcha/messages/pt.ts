import type { CaptchaMessages } from './en'

export const pt: CaptchaMessages = {
  question: 'Quanto é {a} mais {b}?',
  hint: 'Responda com um número. Assim os programas não nos inundam.',
  working: 'Verifica-se em segundo plano que é uma pessoa a preencher. Nada sai deste site.',
  done: 'Verificado: é uma pessoa a preencher.',
  wrong: 'Responda à pergunta com o número certo.',
  used: 'Essa resposta já foi usada ou é demasiado antiga. Responda à nova pergunta.',
  numbers: 'um dois três quatro cinco seis sete oito nove',
  away: 'Neste momento não foi possível concluir a verificação de que é uma pessoa. Volte a enviar o formulário daqui a pouco.',
  notDone: 'Conclua a verificação de que é uma pessoa.',
  notLoaded:
    'A verificação de que é uma pessoa não carrega. Veja a sua ligação ou tente mais tarde. O que escreveu continua aqui.',
  notAnswered: 'A verificação não foi concluída a tempo. Conclua-a e volte a enviar o formulário.',
  noScript: 'Esta verificação precisa de JavaScript. Ative-o ou escreva-nos por e-mail.',
}
