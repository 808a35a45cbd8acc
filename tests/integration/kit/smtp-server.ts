import { createServer, type Socket } from 'node:net'

interface ReceivedMail {
  from: string
  to: string[]
  /** Headers and body as they were sent. */
  source: string
}

/** A mail server that keeps what it gets. `refuse` answers the next message with an error. */
export const startSmtpServer = async () => {
  const received: ReceivedMail[] = []
  let refusals = 0
  const talk = (socket: Socket) => {
    let mail: ReceivedMail = { from: '', to: [], source: '' }
    let isData = false
    let rest = ''
    const say = (line: string) => socket.write(`${line}\r\n`)
    const endOfData = () => {
      isData = false
      if (refusals > 0) {
        refusals--
        say('451 try again later')
      } else {
        received.push(mail)
        say('250 kept')
      }
      mail = { from: '', to: [], source: '' }
    }
    const read = (line: string) => {
      if (isData) {
        if (line === '.') endOfData()
        else mail.source += `${line.replace(/^\./, '')}\r\n`
        return
      }
      const address = /<([^>]*)>/.exec(line)?.[1] ?? ''
      const command = line.slice(0, 4).toUpperCase()
      if (command === 'MAIL') mail.from = address
      if (command === 'RCPT') mail.to.push(address)
      if (command === 'DATA') isData = true
      if (command === 'QUIT') socket.end('221 bye\r\n')
      else say(isData ? '354 go on' : '250 ok')
    }
    socket.setEncoding('utf8')
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      const lines = (rest + chunk).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) read(line)
    })
    say('220 ready')
  }
  const server = createServer(talk)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse: (count: number) => {
      refusals = count
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
