/**
 * Exports as WordPress writes them, for tests. Tests name lines: `<item>` is in line 6 of an export, and the first of its further
 * elements begins at the end of line 8.
 */

interface FixtureItem {
  id: number
  type?: string
  title?: string
  link?: string
  content?: string
  excerpt?: string
  date?: string
  status?: string
  slug?: string
  parent?: number
  password?: string
  attachmentUrl?: string
  /** Elements that are written as they are. */
  more?: string
}

interface FixtureComment {
  id: number | string
  parent?: number | string
  author?: string
  email?: string
  url?: string
  date?: string
  content?: string
  approved?: string
  type?: string
}

const cdata = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`

const elements = (values: Record<string, string | number>): string =>
  Object.entries(values)
    .map(([name, value]) => `<${name}>${value}</${name}>`)
    .join('')

export const wxrItem = (item: FixtureItem): string => `
	<item>
		<title>${cdata(item.title ?? `Title ${item.id}`)}</title>
		${elements({
      link: item.link ?? `https://old.example/?p=${item.id}`,
      'dc:creator': cdata('ana'),
      'content:encoded': cdata(item.content ?? ''),
      'excerpt:encoded': cdata(item.excerpt ?? ''),
      'wp:post_id': item.id,
      'wp:post_date_gmt': cdata(item.date ?? '2020-05-01 10:20:30'),
      'wp:comment_status': cdata('open'),
      'wp:post_name': cdata(item.slug ?? ''),
      'wp:status': cdata(item.status ?? 'publish'),
      'wp:post_parent': item.parent ?? 0,
      'wp:post_type': cdata(item.type ?? 'post'),
      'wp:post_password': cdata(item.password ?? ''),
      'wp:is_sticky': 0,
      ...(item.attachmentUrl && { 'wp:attachment_url': cdata(item.attachmentUrl) }),
    })}${item.more ?? ''}
	</item>`

export const wxrMeta = (key: string, value: string): string =>
  `<wp:postmeta>${elements({ 'wp:meta_key': cdata(key), 'wp:meta_value': cdata(value) })}</wp:postmeta>`

export const wxrCategory = (nicename: string, name: string): string =>
  `<category domain="category" nicename="${nicename}">${cdata(name)}</category>`

export const wxrComment = (comment: FixtureComment): string => `
		<wp:comment>
			<wp:comment_id>${comment.id}</wp:comment_id>
			<wp:comment_author>${cdata(comment.author ?? 'Ana')}</wp:comment_author>
			<wp:comment_author_email>${cdata(comment.email ?? 'ana@mail.example')}</wp:comment_author_email>
			<wp:comment_author_url>${comment.url ?? ''}</wp:comment_author_url>
			<wp:comment_author_IP>${cdata('192.0.2.7')}</wp:comment_author_IP>
			<wp:comment_date>${cdata('2020-01-01 00:00:00')}</wp:comment_date>
			<wp:comment_date_gmt>${cdata(comment.date ?? '2020-05-01 10:20:30')}</wp:comment_date_gmt>
			<wp:comment_content>${cdata(comment.content ?? 'Hello')}</wp:comment_content>
			<wp:comment_approved>${cdata(comment.approved ?? '1')}</wp:comment_approved>
			<wp:comment_type>${cdata(comment.type ?? 'comment')}</wp:comment_type>
			<wp:comment_parent>${comment.parent ?? 0}</wp:comment_parent>
			<wp:comment_user_id>0</wp:comment_user_id>
			<wp:commentmeta><wp:meta_key>akismet_history</wp:meta_key><wp:meta_value>x &amp; y</wp:meta_value></wp:commentmeta>
		</wp:comment>`

export const wxrExport = (items: string, site = 'https://old.example'): string => {
  const author = { 'wp:author_login': cdata('ana'), 'wp:author_display_name': cdata('Ana Lima') }
  const category = { 'wp:term_id': 3, 'wp:category_nicename': 'trips', 'wp:cat_name': cdata('Trips & tours') }
  const head = {
    title: 'Blog &amp; more',
    link: site,
    language: 'en-GB',
    'wp:wxr_version': 1.2,
    'wp:base_blog_url': site,
    'wp:author': elements(author),
    'wp:category': elements({ ...category, 'wp:category_parent': '' }),
  }
  return `<?xml version="1.0" encoding="UTF-8" ?>
<!-- This is a WordPress eXtended RSS file -->
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
	${elements(head)}${items}
</channel>
</rss>
`
}

/** An export of one post with these comments. */
export const wxrWithComments = (comments: string): string =>
  wxrExport(wxrItem({ id: 7, title: 'A post', more: comments }))
