// Development only, loaded before every other script: React's Fast Refresh must be installed before React.
import '@vitejs/plugin-react/preamble'

// By default browsers record only the first 250 resources.
performance.setResourceTimingBufferSize(5000)

const isLoaded = (file: string) =>
  performance.getEntriesByType('resource').some(({ name }) => new URL(name).pathname === file)

import.meta.hot?.on('schoolhouse:server-changed', ({ files }: { files: string[] }) => {
  // Vite renews in place what runs in this page; everything else is in the server's markup.
  if (!files.every(isLoaded)) location.reload()
})
