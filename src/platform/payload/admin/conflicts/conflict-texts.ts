import type { PanelTexts } from '../panel-texts'

const en = {
  title: 'Changed by somebody else meanwhile',
  somebody: 'Somebody',
  /** Says who has changed the document and when. */
  changed: (name: string, time: string) =>
    `${name} saved changes at ${time}, after you opened this. Yours are not saved yet.`,
  question: 'Choose for each field what is saved. All your other changes are kept.',
  both: 'changed by both of you',
  mine: 'You',
  allTheirs: 'Use theirs everywhere',
  allMine: 'Keep mine everywhere',
  save: 'Save',
  cancel: 'Do not save yet',
  /** Said when a document is opened that somebody has changed in the last minutes. */
  lately: (name: string, time: string) => `${name} was working on this at ${time}.`,
}

/** Two people change one document. */
export const conflictTexts: PanelTexts<typeof en> = {
  en,
  de: {
    title: 'Inzwischen von jemand anderem geändert',
    somebody: 'Jemand',
    changed: (name, time) =>
      `${name} hat um ${time} Änderungen gespeichert, nachdem Sie dies geöffnet haben. Ihre sind noch nicht gespeichert.`,
    question: 'Wählen Sie für jedes Feld, was gespeichert wird. Alle Ihre anderen Änderungen bleiben.',
    both: 'von Ihnen beiden geändert',
    mine: 'Sie',
    allTheirs: 'Überall die anderen übernehmen',
    allMine: 'Überall meine behalten',
    save: 'Speichern',
    cancel: 'Noch nicht speichern',
    lately: (name, time) => `${name} hat um ${time} hieran gearbeitet.`,
  },
  es: {
    title: 'Otra persona lo ha cambiado entretanto',
    somebody: 'Alguien',
    changed: (name, time) =>
      `${name} guardó cambios a las ${time}, después de que usted abriera esto. Los suyos aún no están guardados.`,
    question: 'Elija para cada campo qué se guarda. Todos sus demás cambios se conservan.',
    both: 'cambiado por ambos',
    mine: 'Usted',
    allTheirs: 'Usar los de la otra persona en todo',
    allMine: 'Conservar los míos en todo',
    save: 'Guardar',
    cancel: 'No guardar todavía',
    lately: (name, time) => `${name} estaba trabajando en esto a las ${time}.`,
  },
  fr: {
    title: 'Modifié entre-temps par quelqu’un d’autre',
    somebody: 'Quelqu’un',
    changed: (name, time) =>
      `${name} a enregistré des modifications à ${time}, après que vous avez ouvert ceci. Les vôtres ne sont pas encore enregistrées.`,
    question:
      'Choisissez pour chaque champ ce qui est enregistré. Toutes vos autres modifications sont conservées.',
    both: 'modifié par vous deux',
    mine: 'Vous',
    allTheirs: 'Prendre partout les siennes',
    allMine: 'Garder partout les miennes',
    save: 'Enregistrer',
    cancel: 'Ne pas encore enregistrer',
    lately: (name, time) => `${name} travaillait là-dessus à ${time}.`,
  },
  it: {
    title: 'Modificato nel frattempo da qualcun altro',
    somebody: 'Qualcuno',
    changed: (name, time) =>
      `${name} ha salvato modifiche alle ${time}, dopo che Lei ha aperto questa pagina. Le Sue non sono ancora salvate.`,
    question: 'Scelga per ogni campo che cosa salvare. Tutte le Sue altre modifiche restano.',
    both: 'modificato da entrambi',
    mine: 'Lei',
    allTheirs: 'Usare ovunque le altre',
    allMine: 'Tenere ovunque le mie',
    save: 'Salva',
    cancel: 'Non salvare ancora',
    lately: (name, time) => `${name} ci stava lavorando alle ${time}.`,
  },
  pt: {
    title: 'Alterado entretanto por outra pessoa',
    somebody: 'Alguém',
    changed: (name, time) =>
      `${name} guardou alterações às ${time}, depois de ter aberto esta página. As suas ainda não estão guardadas.`,
    question: 'Escolha para cada campo o que é guardado. Todas as suas outras alterações mantêm-se.',
    both: 'alterado por ambos',
    mine: 'Você',
    allTheirs: 'Usar as da outra pessoa em tudo',
    allMine: 'Manter as minhas em tudo',
    save: 'Guardar',
    cancel: 'Não guardar ainda',
    lately: (name, time) => `${name} estava a trabalhar nisto às ${time}.`,
  },
  ca: {
    title: 'Una altra persona ho ha canviat mentrestant',
    somebody: 'Algú',
    changed: (name, time) =>
      `${name} ha desat canvis a les ${time}, després que vostè obrís això. Els seus encara no estan desats.`,
    question: 'Triï per a cada camp què es desa. Tots els seus altres canvis es conserven.',
    both: 'canviat per tots dos',
    mine: 'Vostè',
    allTheirs: 'Usar els de l’altra persona arreu',
    allMine: 'Conservar els meus arreu',
    save: 'Desa',
    cancel: 'Encara no ho desis',
    lately: (name, time) => `${name} hi estava treballant a les ${time}.`,
  },
}
