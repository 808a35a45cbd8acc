import type { PanelTexts } from './admin/panel-texts'

/** Why a document cannot be restored. Payload restores documents by a bulk request, whose errors no hook translates. */
export const takenTexts: PanelTexts<(value: string) => string> = {
  en: (value) => `“${value}” belongs to another document now. Change it there first.`,
  de: (value) => `„${value}“ gehört jetzt zu einem anderen Eintrag. Ändern Sie es zuerst dort.`,
  es: (value) => `«${value}» pertenece ahora a otro documento. Cámbielo primero allí.`,
  fr: (value) => `« ${value} » appartient maintenant à un autre document. Modifiez-le d’abord là-bas.`,
  it: (value) => `«${value}» appartiene ora a un altro documento. Lo cambi prima lì.`,
  pt: (value) => `«${value}» pertence agora a outro documento. Altere-o primeiro aí.`,
  ca: (value) => `«${value}» pertany ara a un altre document. Canvieu-lo primer allà.`,
}
