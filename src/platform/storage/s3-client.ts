import type { GetObjectCommandOutput, S3Client, S3ClientConfig } from '@aws-sdk/client-s3'
import type { S3Settings } from '../../config/env'
import { AppError, failureMessages } from '../../shared/errors'

/** How the bucket is reached, by us and by Payload's adapter. */
export const clientConfig = ({
  endpoint,
  region,
  credentials,
  forcePathStyle,
}: S3Settings): S3ClientConfig => ({
  region,
  ...(endpoint ? { endpoint } : {}),
  ...(credentials ? { credentials } : {}),
  forcePathStyle,
  // Checksums in trailers are refused by many services that are compatible with S3 otherwise.
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
  maxAttempts: 2,
  // A service that does not answer must not hold a request of the panel for minutes.
  requestHandler: {
    connectionTimeout: 3000,
    socketTimeout: 20_000,
    httpAgent: { keepAlive: true, maxSockets: 50 },
    httpsAgent: { keepAlive: true, maxSockets: 50 },
  },
})

type Sdk = typeof import('@aws-sdk/client-s3')

/** The client and its commands. The SDK takes time and memory, so it is loaded with the first request. */
export const lazyClient = (settings: S3Settings) => {
  let loading: Promise<{ aws: Sdk; client: S3Client }> | undefined
  const load = async () => {
    const aws = await import('@aws-sdk/client-s3')
    return { aws, client: new aws.S3Client(clientConfig(settings)) }
  }
  return () => (loading ??= load())
}

interface ServiceFailure {
  name?: string
  $metadata?: { httpStatusCode?: number }
}

export const statusOfFailure = (error: unknown): number | undefined =>
  (error as ServiceFailure).$metadata?.httpStatusCode

/** The service was not reached, or stopped in the middle. */
export const isConnectionFailure = (error: unknown): boolean =>
  /ECONN|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EPIPE|TimeoutError/.test(
    `${(error as NodeJS.ErrnoException).code} ${(error as Error).name}`,
  )

export const isMissing = (error: unknown): boolean => {
  const { name } = error as ServiceFailure
  return name === 'NoSuchKey' || name === 'NotFound'
}

/** Everything but a missing file: the service is away, or refuses the keys or the bucket. The log has the reason. */
export const storageUnavailable = (cause: unknown) =>
  cause instanceof AppError ? cause : new AppError('unavailable', failureMessages.noFileStorage, { cause })

export const bytesOf = async ({ Body }: GetObjectCommandOutput): Promise<Buffer> =>
  Buffer.from((await Body?.transformToByteArray()) ?? [])
