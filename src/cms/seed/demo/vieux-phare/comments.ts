import type { DemoComment } from '../../demo-types'

/** Invented, like everybody who wrote them. */
export const vieuxPhareComments: DemoComment[] = [
  {
    author: 'Margaret Ellery',
    email: 'margaret@example.org',
    language: 'en',
    rating: 5,
    at: '2026-06-30T14:00:00.000Z',
    content:
      'I came to be able to talk to my grandchildren. Now the baker corrects my verbs, and I correct theirs.',
    replies: [
      {
        author: 'Maëlle Arsenault',
        staff: true,
        language: 'fr',
        at: '2026-07-01T12:20:00.000Z',
        content: 'Le boulanger vous salue, Margaret. Il dit que le subjonctif vous attend.',
      },
    ],
  },
  {
    author: 'Tom',
    email: 'tom@example.org',
    language: 'de',
    at: '2026-09-14T20:10:00.000Z',
    content: 'Man ist wirklich am Ende der Straße. Genau so soll es sein.',
  },
  {
    author: 'Sofía',
    email: 'sofia@example.org',
    language: 'es',
    at: '2026-11-01T09:00:00.000Z',
    state: 'unapproved',
    content: '¿Cuándo abre la escuela otra vez en primavera?',
  },
]
