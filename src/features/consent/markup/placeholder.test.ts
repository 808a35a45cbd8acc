import { expect, it } from 'vitest'
import { pageOf, shapeOf } from './placeholder'

it.each([
  [{}, 'wide'],
  [{ width: '560', height: '315' }, 'wide'],
  [{ width: '400px', height: '400' }, 'square'],
  [{ width: '300', height: '600' }, 'tall'],
  [{ width: '100%', height: '152' }, 'low'],
  [{ width: '100%', height: '600' }, 'tall'],
  [{ width: '560', height: 'calc(1px)' }, 'wide'],
])('a frame with %j has the shape %s', (attributes, shape) => {
  expect(shapeOf(new Map(Object.entries(attributes)))).toBe(shape)
})

it.each([
  [
    'https://www.youtube-nocookie.com/embed/abcDEF12345?start=3',
    'https://www.youtube.com/watch?v=abcDEF12345',
  ],
  ['https://www.youtube.com/embed/abcDEF12345', 'https://www.youtube.com/watch?v=abcDEF12345'],
  ['https://www.youtube.com/embed/videoseries?list=x', 'https://www.youtube.com/embed/videoseries?list=x'],
  ['https://player.vimeo.com/video/12345?dnt=1', 'https://vimeo.com/12345'],
  [
    'https://youtube.com.other.example/embed/abcDEF12345',
    'https://youtube.com.other.example/embed/abcDEF12345',
  ],
  ['https://other.example/embed?x=1', 'https://other.example/embed?x=1'],
])('the link for %s is %s', (src, page) => {
  expect(pageOf(new URL(src))).toBe(page)
})
