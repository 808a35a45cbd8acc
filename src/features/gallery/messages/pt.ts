import type { GalleryMessages } from './en'

export const pt: GalleryMessages = {
  lightbox: 'Galeria',
  buttons: 'Botões',
  previous: 'Anterior',
  play: 'Iniciar apresentação',
  stop: 'Parar apresentação',
  next: 'Seguinte',
  size: 'Alterar tamanho',
  close: 'Fechar',
  position: 'Imagem {number} de {count}.',
  failed: 'Não é possível carregar o conteúdo pedido. Tente novamente mais tarde.',
}
