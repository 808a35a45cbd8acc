import type { PanelTexts } from '../panel-texts'

interface DraftTexts {
  /** The heading over the form; `label` names one document of the collection. */
  heading: (label: string) => string
  new: string
  name: string
  title: string
  create: string
  onlyEditors: string
  unreachable: string
  changedBy: string
  notRecorded: string
}

/** New drafts and the list of versions. */
export const draftTexts: PanelTexts<DraftTexts> = {
  en: {
    heading: (label) => `New ${label.toLowerCase()}`,
    new: 'New',
    name: 'Name',
    title: 'Title',
    create: 'Create draft',
    onlyEditors: 'Only editors and administrators can do this.',
    unreachable: 'The server could not be reached. Try again.',
    changedBy: 'Changed by',
    notRecorded: 'not recorded',
  },
  de: {
    heading: (label) => `${label} anlegen`,
    new: 'Neu',
    name: 'Name',
    title: 'Titel',
    create: 'Entwurf anlegen',
    onlyEditors: 'Das können nur Redakteure und Administratoren.',
    unreachable: 'Der Server war nicht erreichbar. Versuchen Sie es noch einmal.',
    changedBy: 'Geändert von',
    notRecorded: 'nicht festgehalten',
  },
  es: {
    heading: (label) => `Crear: ${label}`,
    new: 'Nuevo',
    name: 'Nombre',
    title: 'Título',
    create: 'Crear borrador',
    onlyEditors: 'Solo los editores y administradores pueden hacerlo.',
    unreachable: 'No se pudo contactar con el servidor. Inténtelo de nuevo.',
    changedBy: 'Cambiado por',
    notRecorded: 'no consta',
  },
  fr: {
    heading: (label) => `Créer : ${label}`,
    new: 'Nouveau',
    name: 'Nom',
    title: 'Titre',
    create: 'Créer le brouillon',
    onlyEditors: 'Seuls les éditeurs et les administrateurs peuvent le faire.',
    unreachable: 'Le serveur est injoignable. Réessayez.',
    changedBy: 'Modifié par',
    notRecorded: 'non enregistré',
  },
  it: {
    heading: (label) => `Crea: ${label}`,
    new: 'Nuovo',
    name: 'Nome',
    title: 'Titolo',
    create: 'Crea bozza',
    onlyEditors: 'Possono farlo solo redattori e amministratori.',
    unreachable: 'Il server non è raggiungibile. Riprovi.',
    changedBy: 'Modificato da',
    notRecorded: 'non registrato',
  },
  pt: {
    heading: (label) => `Criar: ${label}`,
    new: 'Novo',
    name: 'Nome',
    title: 'Título',
    create: 'Criar rascunho',
    onlyEditors: 'Só os editores e administradores o podem fazer.',
    unreachable: 'Não foi possível contactar o servidor. Tente de novo.',
    changedBy: 'Alterado por',
    notRecorded: 'não registado',
  },
  ca: {
    heading: (label) => `Crea: ${label}`,
    new: 'Nou',
    name: 'Nom',
    title: 'Títol',
    create: 'Crea l’esborrany',
    onlyEditors: 'Només ho poden fer els editors i els administradors.',
    unreachable: 'No s’ha pogut contactar amb el servidor. Torni-ho a provar.',
    changedBy: 'Canviat per',
    notRecorded: 'no consta',
  },
}
