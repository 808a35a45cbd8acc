import type { PanelTexts } from './panel-texts'

/** Asked before typed text is lost. */
export const unsavedTexts: PanelTexts<string> = {
  en: 'What you have typed here is not saved. Leave this screen anyway?',
  de: 'Was Sie hier eingegeben haben, ist nicht gespeichert. Die Seite trotzdem verlassen?',
  es: 'Lo que ha escrito aquí no está guardado. ¿Salir de esta pantalla de todos modos?',
  fr: 'Ce que vous avez saisi ici n’est pas enregistré. Quitter quand même cet écran ?',
  it: 'Quello che ha scritto qui non è salvato. Lasciare comunque questa schermata?',
  pt: 'O que escreveu aqui não está guardado. Sair deste ecrã mesmo assim?',
  ca: 'El que ha escrit aquí no està desat. Vol sortir d’aquesta pantalla igualment?',
}
