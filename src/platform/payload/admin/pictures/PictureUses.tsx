import type { UIFieldServerProps } from 'payload'
import { findPictureUses } from '../../pictures/picture-uses.server'
import { textsIn } from '../panel-texts'
import { DeletePicture } from './DeletePicture'
import { pictureTexts } from './picture-texts'
import './pictures.css'

/** The documents that contain a picture, as they were when its form was opened. */
export const PictureUses = async ({ id, req }: Pick<UIFieldServerProps, 'id' | 'req'>) => {
  if (!id) return null
  const uses = await findPictureUses(req, Number(id))
  const texts = textsIn(pictureTexts, req.i18n.language)
  return (
    <section className="field-type picture-uses" aria-labelledby="picture-used-in">
      <h3 id="picture-used-in">{texts.usedIn}</h3>
      {uses.length === 0 ? (
        <p>{texts.unused}</p>
      ) : (
        <>
          <ul>
            {uses.map(({ kind, title, href, isPublic }) => (
              <li key={href}>
                {kind && `${kind}: `}
                <a href={href}>{title}</a>
                {!isPublic && ` (${texts.onlyInDraft})`}
              </li>
            ))}
          </ul>
          <p>{texts.replaceInstead}</p>
          <DeletePicture id={Number(id)} uses={uses} />
        </>
      )}
    </section>
  )
}
