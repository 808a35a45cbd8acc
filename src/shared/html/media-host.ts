/** The address of a picture with its version, at the beginning of an attribute, of an entry of a list or of a text in JSON. */
const picture = /(["'\s,]|&quot;)(\/media\/[^"'\s<>&]+\?v=)/g

/**
 * Lets a page refer to its pictures on another host, such as a CDN. Absolute addresses, which other sites read, and addresses without
 * a version stay as they are.
 */
export const onMediaHost = (html: string, mediaUrl: string | undefined): string =>
  mediaUrl ? html.replace(picture, (_, before, address) => before + mediaUrl + address) : html
