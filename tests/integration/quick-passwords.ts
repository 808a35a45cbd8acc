import crypto from 'node:crypto'

// Payload turns a password into a hash by 600,000 rounds, which takes a good part of a second; the tests make hundreds of users.
const { pbkdf2 } = crypto
crypto.pbkdf2 = (password, salt, _rounds, length, digest, done) =>
  pbkdf2(password, salt, 1, length, digest, done)
