const timeoutMs = 5000

/** Where a service that speaks Akismet's protocol is asked. */
export interface AkismetService {
  /** For example https://rest.akismet.com. */
  url: string
  key: string
  /** Our own address, by which the service knows its customer. */
  site: string
}

export interface AkismetComment {
  author?: string | null
  email?: string | null
  url?: string | null
  content?: string | null
  language?: string | null
  createdAt?: string | null
  /** Where it is read. */
  permalink: string
  /** Known only while it is being sent: neither is stored. */
  ip?: string
  userAgent?: string
}

export type AkismetAnswer = 'spam' | 'ham' | 'unknown'

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
  const answer = await fetch(`${service.url.replace(/\/+$/, '')}/1.1/${what}`, {
    method: 'POST',
    body: fieldsOf(service, comment),
    headers: { 'user-agent': 'Schoolhouse | comments' },
    // It might lead anywhere, and the key would go with it.
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  return answer.ok ? (await answer.text()).trim() : ''
}

/** Asks what the service thinks. Whatever goes wrong, the answer is that nobody knows. */
export const askAkismet = async (
  service: AkismetService,
  comment: AkismetComment,
): Promise<AkismetAnswer> => {
  try {
    const answer = await call(service, 'comment-check', comment)
    return answer === 'true' ? 'spam' : answer === 'false' ? 'ham' : 'unknown'
  } catch {
    return 'unknown'
  }
}

/** Tells the service what a moderator has decided. False when it could not be told. */
export const tellAkismet = async (
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
