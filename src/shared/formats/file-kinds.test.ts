import { expect, it } from 'vitest'
import { acceptedBy, kindOfFile, shownFileName } from './file-kinds'

const bytes = (text: string) => Buffer.from(text, 'latin1')

it('tells the kind by the content', () => {
  expect(kindOfFile(bytes('%PDF-1.7\n%âãÏÓ'))).toBe('pdf')
  expect(kindOfFile(bytes('\xff\xd8\xff\xe0\x00\x10JFIF'))).toBe('jpeg')
  expect(kindOfFile(bytes('\x89PNG\r\n\x1a\n\x00\x00\x00\r'))).toBe('png')
  expect(kindOfFile(bytes('RIFF\x10\x00\x00\x00WEBPVP8 '))).toBe('webp')
  for (const other of [
    '',
    'MZ\x90\x00',
    'PK\x03\x04',
    '<svg xmlns="x">',
    '<html>%PDF-',
    ' %PDF-1.7',
    'GIF89a',
    'RIFF\x10\x00\x00\x00WAVEfmt ',
    '\xff\xd8',
  ])
    expect(kindOfFile(bytes(other)), other).toBeUndefined()
})

it('shows hostile names harmlessly, with the ending of what the file is', () => {
  const names: [string, string][] = [
    ['CV Ana.pdf', 'CV Ana.pdf'],
    ['CV.PDF', 'CV.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\fakepath\\Lebenslauf.pdf', 'Lebenslauf.pdf'],
    ['invoice.exe', 'invoice.exe.pdf'],
    ['cv\u202Efdp.exe', 'cv fdp.exe.pdf'],
    ['a\r\nSet-Cookie: x=1.pdf', 'a Set-Cookie x=1.pdf'],
    ['a\0b"<script>.pdf', 'a b script.pdf'],
    ['....pdf', 'pdf.pdf'],
    ['', 'file.pdf'],
    ['.', 'file.pdf'],
    ['履歴書.pdf', '履歴書.pdf'],
    ['e\u0301t\u00e9.pdf', 'été.pdf'],
    ['\ud800.pdf', '\ufffd.pdf'],
  ]
  for (const [given, shown] of names) expect(shownFileName(given, 'pdf'), JSON.stringify(given)).toBe(shown)
  expect(shownFileName('photo.JPEG', 'jpeg')).toBe('photo.jpeg')
  expect(shownFileName('photo.pdf', 'jpeg')).toBe('photo.pdf.jpg')
  expect([...shownFileName(`${'😀'.repeat(500)}.pdf`, 'pdf')]).toHaveLength(124)
})

it('names types and endings for the file chooser of browsers', () => {
  expect(acceptedBy(['pdf', 'jpeg'])).toBe('application/pdf,.pdf,image/jpeg,.jpg,.jpeg')
})
