import type { PayloadRequest } from 'payload'
import { panelLocale } from '../../../shared/locale'
import { translationsPanelMessages } from '../messages/panel/messages'

export const exchangeTexts = ({ i18n }: PayloadRequest) =>
  translationsPanelMessages(panelLocale(i18n.language))
