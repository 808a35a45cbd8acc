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
}
