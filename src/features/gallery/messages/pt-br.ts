import type { GalleryMessages } from './en'

export const ptBr: GalleryMessages = {
  lightbox: 'Galeria',
  buttons: 'Botões',
  previous: 'Anterior',
  play: 'Iniciar apresentação',
  stop: 'Parar apresentação',
  next: 'Próxima',
  size: 'Alterar tamanho',
  close: 'Fechar',
  position: 'Imagem {number} de {count}.',
  failed: 'Não é possível carregar o conteúdo solicitado. Tente novamente mais tarde.',
}
