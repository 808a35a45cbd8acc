import type { PageMessages } from './en'

export const pt: PageMessages = {
  skipToContent: 'Ir para o conteúdo',
  menu: 'Menu',
  contact: 'Contacto',
  mainNavigation: 'Principal',
  footerNavigation: 'Rodapé',
  cart: 'Carrinho',
  language: 'Idioma',
  scrollToTop: 'Voltar ao topo',
  draftPreview: 'Está a ver um rascunho. Os visitantes ainda não o veem.',
  lastChanged: 'Última alteração: {date}',
  notFoundTitle: 'Página não encontrada',
  notFoundText: 'Neste endereço já não há nada, ou nunca houve. Talvez isto ajude:',
  notFoundSearch: 'Procurar uma escola ou uma localidade',
  notFoundSearchButton: 'Procurar',
  goHome: 'Ir para a página inicial',
  notFoundSchools: 'Ver todas as escolas',
  forbiddenTitle: 'Não podes ver isto',
  forbiddenText: 'Tens de iniciar sessão ou a tua conta não chega até aqui.',
  tooManyTitle: 'Espera um minuto',
  tooManyText: 'Houve demasiados pedidos a partir da tua ligação. Espera um minuto e tenta de novo.',
  badRequestTitle: 'Não funcionou',
  badRequestText:
    'O que recebemos estava incompleto ou era demasiado grande, por isso não fizemos nada com isso.',
  unavailableTitle: 'Voltamos já',
  unavailableText: 'O site não consegue aceder agora aos seus dados. Tenta de novo daqui a alguns segundos.',
  busyTitle: 'O site está ocupado',
  busyText:
    'Estamos a receber mais pedidos do que conseguimos atender ao mesmo tempo. Tenta de novo daqui a alguns segundos.',
  errorTitle: 'Pedimos desculpa, a culpa foi nossa',
  errorText: 'Algo falhou do nosso lado e não foi possível mostrar a página.',
  errorWhatNow:
    'Aguarde um momento e volte a carregar a página. Se continuar a acontecer, escreva-nos e envie estas duas linhas:',
  errorCode: 'Erro',
  errorRequest: 'Pedido',
}
