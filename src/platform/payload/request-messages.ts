import { panelLocale } from '../../shared/locale'
import type { Messages } from '../../shared/messages/define-messages'
import type { MessageParams, Translator } from '../../shared/messages/translator'

/** The messages of the panel in the language of whoever sends the request, and in English without one. */
export const requestMessages = <Params extends MessageParams>(
  messages: Messages<Params>,
  req?: { i18n?: { language?: string } },
): Translator<Params> => messages(panelLocale(req?.i18n?.language ?? 'en'))
