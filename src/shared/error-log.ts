import { stdSerializers } from 'pino'

/** An error for the log, without the values of a failed query: those are what somebody typed. */
export const errorForLog = (error: Error) => {
  const { params: _values, ...logged } = stdSerializers.err(error) as ReturnType<
    typeof stdSerializers.err
  > & {
    params?: unknown
  }
  const cut = (text: string) => text.replace(/\nparams: .*/gs, '')
  return { ...logged, message: cut(logged.message), stack: cut(logged.stack) }
}
