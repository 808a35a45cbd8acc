import { webAddress } from '../../comment/content-parts'
import { initialsOf } from '../../comment/initials'
import type { ModeratedComment } from '../../contract'
import { ListLink } from './ListLink'
import { usualSize } from './list-address'
import { useSay } from './say-context'

export const getAuthorName = ({ author }: Pick<ModeratedComment, 'author'>): string =>
  author.trim() || 'Anonymous'

/** Who wrote a comment: initials, name, website and e-mail address. */
export function CommentAuthor({ row }: { row: ModeratedComment }) {
  const say = useSay()
  const { email, url, ipHash, verified, byStaff } = row
  return (
    <div className="moderation-author">
      <span className="moderation-avatar" aria-hidden="true">
        {initialsOf(row.author) || '?'}
      </span>
      <p className="moderation-who">
        <strong dir="auto">{say(getAuthorName(row))}</strong>
        {byStaff && <span className="moderation-mark">{say('Staff')}</span>}
        {url && (
          <span dir="auto">
            {/* Only web addresses become links. */}
            {webAddress(url) ? (
              <a href={url} rel="nofollow noopener noreferrer" target="_blank">
                {url}
              </a>
            ) : (
              url
            )}
          </span>
        )}
        {email && (
          <span dir="auto">
            {email} {verified && <span className="moderation-mark">{say('Verified')}</span>}
          </span>
        )}
        {ipHash && (
          <ListLink address={{ ipHash, page: 1, perPage: usualSize }}>{say('same sender')}</ListLink>
        )}
      </p>
    </div>
  )
}
