import type { PanelTexts } from '../panel-texts'

const en = {
  unused: 'Nothing uses this picture yet.',
  replaceInstead:
    'To show another picture in all these places, replace its file. The address stays the same.',
  deleteAnyway: 'Delete anyway',
  willBeMissing: 'The picture will be missing here:',
  deleteNow: 'Delete the picture',
  keep: 'Keep it',
  failed: 'This did not work. The picture was not deleted.',
  uploadSeveral: 'Upload several pictures',
  chooseSeveral: 'Choose several pictures',
}

export const pictureTexts: PanelTexts<typeof en> = {
  en,
  de: {
    unused: 'Dieses Bild wird noch nirgends verwendet.',
    replaceInstead:
      'Um an allen diesen Stellen ein anderes Bild zu zeigen, ersetzen Sie die Datei. Die Adresse bleibt gleich.',
    deleteAnyway: 'Trotzdem löschen',
    willBeMissing: 'Das Bild wird hier fehlen:',
    deleteNow: 'Bild löschen',
    keep: 'Behalten',
    failed: 'Das hat nicht funktioniert. Das Bild wurde nicht gelöscht.',
    uploadSeveral: 'Mehrere Bilder hochladen',
    chooseSeveral: 'Mehrere Bilder auswählen',
  },
  es: {
    unused: 'Nada usa todavía esta imagen.',
    replaceInstead:
      'Para mostrar otra imagen en todos estos lugares, sustituya el archivo. La dirección no cambia.',
    deleteAnyway: 'Eliminar de todos modos',
    willBeMissing: 'La imagen faltará aquí:',
    deleteNow: 'Eliminar la imagen',
    keep: 'Conservar',
    failed: 'No ha funcionado. La imagen no se ha eliminado.',
    uploadSeveral: 'Subir varias imágenes',
    chooseSeveral: 'Elegir varias imágenes',
  },
  fr: {
    unused: 'Rien n’utilise encore cette image.',
    replaceInstead:
      'Pour montrer une autre image à tous ces endroits, remplacez le fichier. L’adresse reste la même.',
    deleteAnyway: 'Supprimer quand même',
    willBeMissing: 'L’image manquera ici :',
    deleteNow: 'Supprimer l’image',
    keep: 'Conserver',
    failed: 'Cela n’a pas fonctionné. L’image n’a pas été supprimée.',
    uploadSeveral: 'Téléverser plusieurs images',
    chooseSeveral: 'Choisir plusieurs images',
  },
  it: {
    unused: 'Nulla usa ancora questa immagine.',
    replaceInstead:
      'Per mostrare un’altra immagine in tutti questi punti, sostituisca il file. L’indirizzo resta lo stesso.',
    deleteAnyway: 'Elimina comunque',
    willBeMissing: 'L’immagine mancherà qui:',
    deleteNow: 'Elimina l’immagine',
    keep: 'Mantieni',
    failed: 'Non ha funzionato. L’immagine non è stata eliminata.',
    uploadSeveral: 'Carica più immagini',
    chooseSeveral: 'Scegli più immagini',
  },
  pt: {
    unused: 'Nada usa ainda esta imagem.',
    replaceInstead:
      'Para mostrar outra imagem em todos estes sítios, substitua o ficheiro. O endereço não muda.',
    deleteAnyway: 'Eliminar mesmo assim',
    willBeMissing: 'A imagem faltará aqui:',
    deleteNow: 'Eliminar a imagem',
    keep: 'Manter',
    failed: 'Não funcionou. A imagem não foi eliminada.',
    uploadSeveral: 'Carregar várias imagens',
    chooseSeveral: 'Escolher várias imagens',
  },
  ca: {
    unused: 'Encara res no usa aquesta imatge.',
    replaceInstead:
      'Per mostrar una altra imatge en tots aquests llocs, substitueixi el fitxer. L’adreça no canvia.',
    deleteAnyway: 'Elimina igualment',
    willBeMissing: 'La imatge faltarà aquí:',
    deleteNow: 'Elimina la imatge',
    keep: 'Conserva',
    failed: 'No ha funcionat. La imatge no s’ha eliminat.',
    uploadSeveral: 'Puja diverses imatges',
    chooseSeveral: 'Tria diverses imatges',
  },
}
