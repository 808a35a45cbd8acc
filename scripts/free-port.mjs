import { once } from 'node:events'
import { createServer } from 'node:net'

const [lowest, highest] = [20_000, 32_000]

/**
 * A free port of this machine. It is below the ports that systems give to outgoing connections, so that none of them takes it
 * before it is used.
 */
export const freePort = async () => {
  for (;;) {
    const port = lowest + Math.floor(Math.random() * (highest - lowest))
    const probe = createServer().listen(port, '127.0.0.1')
    try {
      await once(probe, 'listening')
    } catch (error) {
      if (error.code === 'EADDRINUSE') continue
      throw error
    }
    probe.close()
    await once(probe, 'close')
    return port
  }
}
