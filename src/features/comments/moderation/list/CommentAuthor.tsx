import { webAddress } from '../../comment/content-parts'
import { initialsOf } from '../../comment/initials'
import type { ModeratedComment } from '../../contract'
import type { CommentsPanelMessages } from '../../messages/panel/messages'
import { ListLink } from './ListLink'
import { usualSize } from './list-address'
import { useMessages } from './messages-context'

export const getAuthorName = (
  t: CommentsPanelMessages,
  { author }: Pick<ModeratedComment, 'author'>,
): string => author.trim() || t('anonymous')

/** Who wrote a comment: initials, name, website and e-mail address. */
export function CommentAuthor({ row }: { row: ModeratedComment }) {
  const t = useMessages()
  const { email, url, ipHash, verified, byStaff } = row
  return (
    <div className="moderation-author">
      <span className="avatar" aria-hidden="true">
        {initialsOf(row.author) || '?'}
      </span>
      <p className="moderation-who">
        <strong dir="auto">{getAuthorName(t, row)}</strong>
        {byStaff && <span className="moderation-mark">{t('row.staff')}</span>}
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
            {email} {verified && <span className="moderation-mark">{t('row.verified')}</span>}
          </span>
        )}
        {ipHash && (
          <ListLink address={{ ipHash, page: 1, perPage: usualSize }}>{t('row.sameSender')}</ListLink>
        )}
      </p>
    </div>
  )
}
