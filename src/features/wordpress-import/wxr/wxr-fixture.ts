/** Exports as WordPress writes them, for tests. */

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

const cdata = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`

export const wxrItem = (item: FixtureItem): string => `
	<item>
		<title>${cdata(item.title ?? `Title ${item.id}`)}</title>
		<link>${item.link ?? `https://old.example/?p=${item.id}`}</link>
		<dc:creator>${cdata('ana')}</dc:creator>
		<content:encoded>${cdata(item.content ?? '')}</content:encoded>
		<excerpt:encoded>${cdata(item.excerpt ?? '')}</excerpt:encoded>
		<wp:post_id>${item.id}</wp:post_id>
		<wp:post_date_gmt>${cdata(item.date ?? '2020-05-01 10:20:30')}</wp:post_date_gmt>
		<wp:comment_status>${cdata('open')}</wp:comment_status>
		<wp:post_name>${cdata(item.slug ?? '')}</wp:post_name>
		<wp:status>${cdata(item.status ?? 'publish')}</wp:status>
		<wp:post_parent>${item.parent ?? 0}</wp:post_parent>
		<wp:post_type>${cdata(item.type ?? 'post')}</wp:post_type>
		<wp:post_password>${cdata(item.password ?? '')}</wp:post_password>
		<wp:is_sticky>0</wp:is_sticky>
		${item.attachmentUrl ? `<wp:attachment_url>${cdata(item.attachmentUrl)}</wp:attachment_url>` : ''}
		${item.more ?? ''}
	</item>`

export const wxrMeta = (key: string, value: string) =>
  `<wp:postmeta><wp:meta_key>${cdata(key)}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>`

export const wxrCategory = (nicename: string, name: string) =>
  `<category domain="category" nicename="${nicename}">${cdata(name)}</category>`

export const wxrExport = (
  items: string,
  site = 'https://old.example',
): string => `<?xml version="1.0" encoding="UTF-8" ?>
<!-- This is a WordPress eXtended RSS file -->
<rss version="2.0"
	xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/"
	xmlns:content="http://purl.org/rss/1.0/modules/content/"
	xmlns:dc="http://purl.org/dc/elements/1.1/"
	xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
	<title>Old school</title>
	<link>${site}</link>
	<language>en-GB</language>
	<wp:wxr_version>1.2</wp:wxr_version>
	<wp:base_blog_url>${site}</wp:base_blog_url>
	<wp:author><wp:author_login>${cdata('ana')}</wp:author_login><wp:author_display_name>${cdata('Ana Lima')}</wp:author_display_name></wp:author>
	<wp:category><wp:term_id>3</wp:term_id><wp:category_nicename>trips</wp:category_nicename><wp:category_parent></wp:category_parent><wp:cat_name>${cdata('Trips & tours')}</wp:cat_name></wp:category>${items}
</channel>
</rss>
`
