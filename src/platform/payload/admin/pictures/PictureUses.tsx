import type { UIFieldServerProps } from 'payload'
import { panelLocale } from '../../../../shared/locale'
import { payloadPanelMessages } from '../../messages/panel/messages'
import { findUses } from '../../references/uses.server'
import { UseList } from '../references/UseList'
import { DeletePicture } from './DeletePicture'

export const PictureUses = async ({ id, req }: Pick<UIFieldServerProps, 'id' | 'req'>) => {
  if (!id) return null
  const uses = await findUses(req, { collection: 'media', id: Number(id) })
  const { language } = req.i18n
  const texts = payloadPanelMessages(panelLocale(language))
  return (
    <UseList uses={uses} language={language} unused={texts('picture.unused')}>
      <p>{texts('picture.replaceInstead')}</p>
      <DeletePicture id={Number(id)} uses={uses} />
    </UseList>
  )
}
