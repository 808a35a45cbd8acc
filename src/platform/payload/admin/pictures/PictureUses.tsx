import type { UIFieldServerProps } from 'payload'
import { findUses } from '../../references/uses.server'
import { textsIn } from '../panel-texts'
import { UseList } from '../references/UseList'
import { DeletePicture } from './DeletePicture'
import { pictureTexts } from './picture-texts'

export const PictureUses = async ({ id, req }: Pick<UIFieldServerProps, 'id' | 'req'>) => {
  if (!id) return null
  const uses = await findUses(req, { collection: 'media', id: Number(id) })
  const { language } = req.i18n
  const texts = textsIn(pictureTexts, language)
  return (
    <UseList uses={uses} language={language} unused={texts.unused}>
      <p>{texts.replaceInstead}</p>
      <DeletePicture id={Number(id)} uses={uses} />
    </UseList>
  )
}
