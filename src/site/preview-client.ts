import { isDocumentEvent, ready } from '@payloadcms/live-preview'
import { editBlocksFromPreview } from '../features/blocks/client'

/** In the admin panel's preview: shows the new draft after each save and keeps the scroll position. */
const refresh = async () => {
  const response = await fetch(location.href)
  if (!response.ok) return
  const fresh = new DOMParser().parseFromString(await response.text(), 'text/html')
  const main = fresh.querySelector('main')
  if (!main) return
  document.title = fresh.title
  document.querySelector('main')?.replaceWith(main)
}

window.addEventListener('message', (event) => {
  if (isDocumentEvent(event, location.origin)) void refresh()
})

editBlocksFromPreview()
ready({ serverURL: location.origin })
