import type { Picture as PictureFiles } from '../../../shared/picture'
import { Picture } from '../../../ui/pictures/Picture'

interface WelcomeProps {
  site: { name: string; tagline: string }
  lead: string
  /** The first is the large picture, the second is shown over it like a postcard. */
  pictures: PictureFiles[]
  /** The way to the price. Missing if no school has prices. */
  action?: { href: string; label: string; price?: string | undefined } | undefined
}

/** The pictures are decorative and have no alternative text: the list of schools below shows them again. */
export function Welcome({ site, lead, pictures, action }: WelcomeProps) {
  const [cover, postcard] = pictures
  return (
    <header className={cover ? 'welcome' : 'welcome welcome-plain'}>
      {cover && (
        <div className="welcome-pictures">
          <Picture
            className="welcome-picture"
            picture={cover}
            sizes="(min-width: 960px) 58vw, 100vw"
            priority
            alt=""
          />
          {postcard && <Picture className="welcome-postcard" picture={postcard} sizes="15rem" alt="" />}
        </div>
      )}
      <div className="welcome-text">
        {site.tagline && <p className="kicker">{site.name}</p>}
        <h1>{site.tagline || site.name}</h1>
        <p className="lead">{lead}</p>
        {action && (
          <p className="welcome-action">
            <a className="button" href={action.href}>
              {action.label}
            </a>
            {action.price && <strong>{action.price}</strong>}
          </p>
        )}
      </div>
    </header>
  )
}
