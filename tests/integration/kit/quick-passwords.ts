import crypto from 'node:crypto'

// Payload hashes passwords with 600,000 rounds, which is too slow for the hundreds of users that the tests create.
const { pbkdf2 } = crypto
crypto.pbkdf2 = (password, salt, _rounds, length, digest, done) =>
  pbkdf2(password, salt, 1, length, digest, done)
