import { existsSync } from 'node:fs'
import { withPayload } from '@payloadcms/next/withPayload'

/** Next hosts Payload's admin panel and nothing else; see docs/decisions/0001-payload.md. */
const config = {
  poweredByHeader: false,
  // From node_modules, or field errors lose their data between the site and the panel; see docs/decisions/0046-packages-in-the-bundle.md.
  serverExternalPackages: [
    'payload',
    '@payloadcms/db-postgres',
    '@payloadcms/db-sqlite',
    '@payloadcms/drizzle',
    // Loaded only if files are in a bucket.
    '@payloadcms/storage-s3',
    '@payloadcms/plugin-cloud-storage',
    '@aws-sdk/client-s3',
    '@aws-sdk/lib-storage',
    'graphql',
    'nodemailer',
    'sharp',
  ],
  // `npm run check` does these once for the whole project.
  typescript: { ignoreBuildErrors: true },
  devIndicators: false,
  // src/server logs the requests.
  logging: { incomingRequests: false },
  // The panel's pictures come in their own sizes; `/_next/image` would resize for everybody.
  images: { unoptimized: true },
  turbopack: { resolveAlias: { ajv: { browser: './src/app/(payload)/no-json-schemas.ts' } } },
  // Writing the cache of builds takes seconds of a first start, which has no use for it.
  experimental: { turbopackFileSystemCacheForBuild: existsSync('.next/BUILD_ID') },
}

export default withPayload(config)
