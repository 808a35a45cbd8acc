import type { ReactNode } from 'react'
import type { Picture as PictureFiles } from '../../../shared/picture'
import { Picture } from '../../../ui/pictures/Picture'

interface Text {
  text: string
  /** Missing if it is in the language of the page. */
  lang?: string | undefined
}

interface WelcomeProps {
  /** Name of the site. */
  name: string
  /** Empty: the name. */
  heading: Text
  lead: Text
  /** The first is the large picture, the second is shown over it like a postcard. */
  pictures: PictureFiles[]
  /** Empty for decorative pictures: those of schools are shown again in the list below. */
  alt?: ''
  /** The way to the price. Missing if no school has prices. */
  action: ReactNode
}

/** Heading and lead of the site, and the way to the price. */
export function Welcome({ name, heading, lead, pictures, alt, action }: WelcomeProps) {
  const [cover, postcard] = pictures
  return (
    <header className={cover ? 'welcome' : 'welcome welcome-plain'}>
      {cover && (
        <div className="welcome-pictures">
          <Picture
            className="welcome-picture"
            picture={cover}
            // Cropped to the height of the text beside it, so it is wider than its column.
            sizes="(min-width: 960px) max(58vw, 78rem), 100vw"
            priority
            alt={alt}
          />
          {postcard && <Picture className="welcome-postcard" picture={postcard} sizes="15rem" alt={alt} />}
        </div>
      )}
      <div className="welcome-text">
        {heading.text && <p className="kicker">{name}</p>}
        <h1 lang={heading.lang}>{heading.text || name}</h1>
        <p className="lead" lang={lead.lang}>
          {lead.text}
        </p>
        {action}
      </div>
    </header>
  )
}
