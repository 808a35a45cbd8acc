import type { EnrolMessages } from './en'

export const pt: EnrolMessages = {
  keptGone:
    'O que tinha escrito já não está aqui. Guardamo-lo durante 30 minutos, ou até o pedido ser enviado.',
  sentBefore: 'Já enviou este pedido',
  sentBeforeText:
    'A escola já tem um pedido da mesma pessoa para a mesma estadia. Não precisa de o enviar outra vez.',
  sentOn: 'Enviado em {date}',
  sendAgain: 'Enviar outro pedido',
  sendAgainText:
    'Quer fazer um segundo pedido à parte, por exemplo para alguém que partilha o seu endereço de e-mail?',
  confirmed: 'Enviámos-lhe uma confirmação por e-mail.',
  summary: 'O seu pedido',
  nextTitle: 'O que acontece a seguir',
  nextCheck: 'A escola verifica se há lugar para si nestas datas.',
  nextAnswerOne: 'Responde por e-mail no prazo de um dia útil.',
  nextAnswerOther: 'Responde por e-mail no prazo de {count} dias úteis.',
  nextPay: 'Quando o seu lugar estiver confirmado, a escola explica-lhe como pagar. Até lá não paga nada.',
  openQuote: 'Abrir o orçamento',
  calendar: 'Adicionar as datas ao calendário',
  questionsText: 'Contacte {school} e indique a referência.',
}
