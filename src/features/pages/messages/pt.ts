import type { PageMessages } from './en'

export const pt: PageMessages = {
  skipToContent: 'Ir para o conteúdo',
  menu: 'Menu',
  mainNavigation: 'Principal',
  footerNavigation: 'Rodapé',
  language: 'Idioma',
  contact: 'Contacto',
  scrollToTop: 'Voltar ao topo',
  draftPreview: 'Está a ver um rascunho. Os visitantes ainda não o veem.',
  lastChanged: 'Última alteração: {date}',
  notFoundTitle: 'Esta página foi de viagem',
  notFoundText: 'Neste endereço já não há nada, ou nunca houve. Talvez isto ajude:',
  notFoundSearch: 'Procurar uma escola ou uma localidade',
  notFoundSearchButton: 'Procurar',
  goHome: 'Ir para a página inicial',
  notFoundSchools: 'Ver todas as escolas',
  errorTitle: 'Pedimos desculpa, a culpa foi nossa',
  errorText: 'Algo falhou do nosso lado e não foi possível mostrar a página.',
  errorWhatNow:
    'Aguarde um momento e volte a carregar a página. Se continuar a acontecer, escreva-nos e envie estas duas linhas:',
  errorCode: 'Erro',
  errorRequest: 'Pedido',
}
