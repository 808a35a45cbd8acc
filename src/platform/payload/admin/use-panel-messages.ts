'use client'

import { useTranslation } from '@payloadcms/ui'
import { panelLocale } from '../../../shared/locale'
import type { Messages } from '../../../shared/messages/define-messages'
import type { MessageParams, Translator } from '../../../shared/messages/translator'

/** The messages of a screen in the language of the person. Code of the server calls them with `panelLocale`. */
export const usePanelMessages = <Params extends MessageParams>(
  messages: Messages<Params>,
): Translator<Params> => messages(panelLocale(useTranslation().i18n.language))
