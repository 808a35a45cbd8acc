import crypto from 'node:crypto'
import { failedLogIn } from '../../../src/features/staff-accounts/failed-log-in.server'

// Payload hashes passwords with 600,000 rounds, which is too slow for the hundreds of users that the tests create.
const { pbkdf2, scrypt } = crypto
crypto.pbkdf2 = (password, salt, _rounds, length, digest, done) =>
  pbkdf2(password, salt, 1, length, digest, done)

// Backups derive their key for half a second, each time one is read.
crypto.scrypt = ((password, salt, length, options, done) =>
  scrypt(password, salt, length, { ...options, N: 2 }, done)) as typeof scrypt

// A failed log-in takes a second.
failedLogIn.answerLate = async () => {}
