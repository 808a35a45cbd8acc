/**
 * The environment of the site that the browser tests share. Empty values win over a developer's own .env: the tests never touch a
 * real site.
 */
export const siteEnvironment = (dataFolder, port) => ({
  DATABASE_URL: '',
  PUBLIC_URL: '',
  SMTP_URL: '',
  PAYLOAD_SECRET: '',
  // The tests bring the requests that they count.
  SEED_DEMO: 'site',
  HOST: '127.0.0.1',
  PORT: String(port),
  DATA_DIR: dataFolder,
  ADMIN_EMAIL: 'admin@example.org',
  ADMIN_PASSWORD: 'correct-horse-battery',
  LOG_LEVEL: 'warn',
})
