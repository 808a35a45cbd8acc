/** An export as WordPress writes it, for tests. */

interface WxrComment {
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

export const wxrComment = (comment: WxrComment): string => `
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

export const wxrFile = (comments: string): string => `<?xml version="1.0" encoding="UTF-8" ?>
<!-- This is a WordPress eXtended RSS file -->
<rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
	<title>Blog &amp; more</title>
	<item>
		<title>A post</title>
		<wp:post_id>7</wp:post_id>${comments}
	</item>
</channel>
</rss>
`
