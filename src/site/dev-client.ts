// Development only, before every other script: React's Fast Refresh must be there when React loads.
import '@vitejs/plugin-react/preamble'

// The default forgets all but the first 250 files.
performance.setResourceTimingBufferSize(5000)

const isLoaded = (file: string) =>
  performance.getEntriesByType('resource').some(({ name }) => new URL(name).pathname === file)

import.meta.hot?.on('schoolhouse:server-changed', ({ files }: { files: string[] }) => {
  // Vite renews in place what runs in this page; everything else is in the server's markup.
  if (!files.every(isLoaded)) location.reload()
})
