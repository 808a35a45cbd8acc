import type { PageMessages } from './en'

export const ptBr: PageMessages = {
  skipToContent: 'Ir para o conteúdo',
  menu: 'Menu',
  mainNavigation: 'Principal',
  footerNavigation: 'Rodapé',
  language: 'Idioma',
  contact: 'Contato',
  scrollToTop: 'Voltar ao topo',
  draftPreview: 'Você está vendo um rascunho. Os visitantes ainda não o veem.',
  lastChanged: 'Última alteração: {date}',
  notFoundTitle: 'Esta página saiu de viagem',
  notFoundText: 'Não há mais nada neste endereço, ou nunca houve. Talvez isto ajude:',
  notFoundSearch: 'Busque uma escola ou uma cidade',
  notFoundSearchButton: 'Buscar',
  goHome: 'Ir para a página inicial',
  notFoundSchools: 'Ver todas as escolas',
  errorTitle: 'Desculpe, a culpa foi nossa',
  errorText: 'Algo deu errado do nosso lado e não foi possível mostrar a página.',
  errorWhatNow:
    'Espere um momento e recarregue a página. Se continuar acontecendo, escreva para nós e envie estas duas linhas:',
  errorCode: 'Erro',
  errorRequest: 'Solicitação',
}
