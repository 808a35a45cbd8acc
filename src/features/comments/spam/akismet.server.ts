const timeoutMs = 5000

export interface AkismetService {
  /** For example https://rest.akismet.com. */
  url: string
  key: string
  /** The address of our site, which identifies the customer. */
  site: string
}

export interface AkismetComment {
  author?: string | null
  email?: string | null
  url?: string | null
  content?: string | null
  language?: string | null
  createdAt?: string | null
  /** The page that shows the comment. */
  permalink: string
  /** Known only while the comment is sent; neither is stored. */
  ip?: string
  userAgent?: string
}

export type AkismetVerdict = 'spam' | 'ham' | 'unknown'

const fieldsOf = ({ key, site }: AkismetService, comment: AkismetComment): URLSearchParams => {
  const fields = {
    api_key: key,
    blog: site,
    user_ip: comment.ip,
    user_agent: comment.userAgent,
    permalink: comment.permalink,
    comment_type: 'comment',
    comment_author: comment.author,
    comment_author_email: comment.email,
    comment_author_url: comment.url,
    comment_content: comment.content,
    comment_date_gmt: comment.createdAt,
    blog_lang: comment.language,
    blog_charset: 'UTF-8',
  }
  return new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )
}

const call = async (service: AkismetService, what: string, comment: AkismetComment): Promise<string> => {
  const response = await fetch(`${service.url.replace(/\/+$/, '')}/1.1/${what}`, {
    method: 'POST',
    body: fieldsOf(service, comment),
    headers: { 'user-agent': 'Schoolhouse | comments' },
    // A redirect could send the key anywhere.
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  return response.ok ? (await response.text()).trim() : ''
}

/** Asks the service. Any failure means “unknown”. */
export const askAkismet = async (
  service: AkismetService,
  comment: AkismetComment,
): Promise<AkismetVerdict> => {
  try {
    const response = await call(service, 'comment-check', comment)
    return response === 'true' ? 'spam' : response === 'false' ? 'ham' : 'unknown'
  } catch {
    return 'unknown'
  }
}

/** Reports a moderator's decision. False if that failed. */
export const reportToAkismet = async (
  service: AkismetService,
  verdict: 'spam' | 'ham',
  comment: AkismetComment,
): Promise<boolean> => {
  try {
    return (await call(service, `submit-${verdict}`, comment)) !== ''
  } catch {
    return false
  }
}
