import type { DemoComment } from '../../demo-types'

/** Invented, like everybody who wrote them. Five levels deep, in several languages, and some still wait. */
export const mapleHarbourComments: DemoComment[] = [
  {
    author: 'Amara Okafor-Reid',
    staff: true,
    language: 'en',
    at: '2026-03-02T17:05:00.000Z',
    content:
      'Welcome to our comments! If you have studied here, tell others what it was like; if you have not yet, ask.\n\nThis is a demonstration: the school is invented, and so are the people who write below.',
  },
  {
    author: 'Beatriz Lanzas',
    email: 'beatriz@example.org',
    url: 'https://beatriz.example',
    language: 'en',
    rating: 5,
    at: '2026-04-11T09:20:00.000Z',
    content:
      'Eight weeks in spring, from A2 to B1. My class had nine people from seven countries, and the teacher noticed every day when I was too tired to speak.\nBring a rain jacket. Then bring a second one.',
    replies: [
      {
        author: 'Joon-ho Baek',
        email: 'joonho@example.org',
        language: 'en',
        at: '2026-04-11T21:48:00.000Z',
        content: 'Did you stay with a family? I cannot decide between a homestay and the residence.',
        replies: [
          {
            author: 'Beatriz Lanzas',
            email: 'beatriz@example.org',
            language: 'en',
            at: '2026-04-12T06:31:00.000Z',
            content:
              'With a family, with half board. You talk at dinner whether you want to or not, and that is the point.',
            replies: [
              {
                author: 'Joon-ho Baek',
                email: 'joonho@example.org',
                language: 'en',
                at: '2026-04-12T08:02:00.000Z',
                content: 'Thank you. And is it far to the school?',
                replies: [
                  {
                    author: 'Tomas Lindqvist',
                    staff: true,
                    language: 'en',
                    at: '2026-04-13T16:10:00.000Z',
                    content:
                      'Most of our families live within half an hour by bus. The travel time of each kind of accommodation is in the list above, and we never place anybody more than 45 minutes away.',
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        author: 'Ines',
        email: 'ines@example.org',
        language: 'pt-br',
        at: '2026-04-15T12:00:00.000Z',
        content:
          'Concordo com a Beatriz: a professora percebe tudo. Fiquei quatro semanas e queria ter ficado oito.',
      },
    ],
  },
  {
    author: 'Klara Winter',
    email: 'klara@example.org',
    language: 'de',
    rating: 4,
    at: '2026-05-19T18:44:00.000Z',
    content:
      'Der Unterricht ist sehr gut und das Haus am Hafen wunderschön. Einen Punkt Abzug gibt es für die Küche der Residenz: ein Herd für zwölf Leute ist zu wenig.',
    replies: [
      {
        author: 'Amara Okafor-Reid',
        staff: true,
        language: 'de',
        at: '2026-05-20T16:02:00.000Z',
        content:
          'Da hast du recht, Klara. Seit Juni gibt es einen zweiten Herd. Danke, dass du es geschrieben hast.',
      },
    ],
  },
  {
    author: 'Mateo',
    email: 'mateo@example.org',
    language: 'es',
    at: '2026-06-08T10:15:00.000Z',
    content:
      '¿Se puede empezar un lunes cualquiera si uno ya tiene nivel B2, o hay que esperar al comienzo del mes?',
    replies: [
      {
        author: 'Tomas Lindqvist',
        staff: true,
        language: 'es',
        at: '2026-06-08T15:40:00.000Z',
        content:
          'Con B2 puedes empezar cualquier lunes. Los días de comienzo están en cada curso, y la calculadora te dice cuál es el siguiente.',
      },
    ],
  },
  {
    author: '',
    language: 'en',
    at: '2026-07-01T07:30:00.000Z',
    content: 'The kayak afternoon alone was worth the trip.',
  },
  {
    author: 'Aoi Tanemura',
    email: 'aoi@example.org',
    language: 'en',
    rating: 5,
    at: '2026-08-23T03:12:00.000Z',
    content:
      'I was the only one over fifty and worried about it for exactly one morning.\n\nI wrote a little about my weeks here: https://aoi.example/alder-bay (in Japanese, with pictures).',
  },
  {
    author: 'Léo Marchetti',
    email: 'leo@example.org',
    language: 'fr',
    at: '2026-10-30T19:55:00.000Z',
    state: 'unapproved',
    content: 'Est-ce que l’école reste ouverte entre Noël et le Nouvel An ?',
  },
  {
    author: 'Priya',
    email: 'priya@example.org',
    language: 'en',
    rating: 4,
    at: '2026-11-03T11:25:00.000Z',
    state: 'unapproved',
    content: 'Good teachers, lovely town. The library should stay open in the evening.',
  },
  {
    author: 'Best Essays Now',
    email: 'offers@spam.example',
    url: 'https://essays.example',
    language: 'en',
    at: '2026-11-05T02:02:00.000Z',
    state: 'spam',
    content:
      'Great post!!! Cheap essays, any level, 50% off today https://essays.example/a https://essays.example/b https://essays.example/c',
  },
]
