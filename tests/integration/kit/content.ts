import { createLocalReq, loginOperation, type Payload } from 'payload'
import sharp from 'sharp'
import { toRichText } from '../../../src/cms/seed/rich-text'
import { asFirstAdministrator } from '../../../src/features/staff-accounts/first-administrator.server'
import type { Role } from '../../../src/platform/payload/access'
import type { Post, TextBlock, User } from '../../../src/platform/payload/payload-types'

let count = 0
/** Names that are unique in a database. */
const next = () => ++count

export const password = 'correct horse battery staple'

/** Opens a session and returns its token, which no response of Payload contains. */
export const openSession = async (
  payload: Payload,
  data: { email: string; password: string },
): Promise<string> => {
  const req = await createLocalReq({}, payload)
  return String((await loginOperation({ collection: payload.collections.users, data, req })).token)
}

/** The token of a new session, which only the cookie has. */
export const sessionToken = ({ headers }: Pick<Response, 'headers'>): string =>
  /payload-token=([^;]+)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? ''

export const schoolData = (name = `School ${next()}`) => ({
  name,
  slug: '',
  summary: `Summary of ${name}.`,
  description: toRichText(`Description of ${name}.`),
  street: '1 Quay Street',
  town: 'Larchmere',
  country: 'CA',
  lat: 44.6,
  lng: -63.6,
  email: 'office@school.example',
  languages: ['en' as const],
  // Tests take the next Monday for a start, on whichever day they run.
  publicHolidays: false,
  _status: 'published' as 'published' | 'draft',
})

export const courseData = (school: number, title = `Course ${next()}`) => ({
  school,
  position: 1,
  title,
  summary: `Summary of ${title}.`,
  lessonsPerWeek: 20,
  minutesPerLesson: 45,
  levelFrom: 'A1' as const,
  levelTo: 'C1' as const,
  maxClassSize: 12,
  startsOn: 'every-monday' as const,
  minAge: 16,
  _status: 'published' as 'published' | 'draft',
})

export const accommodationData = (school: number, title = `Room ${next()}`) => ({
  school,
  position: 1,
  title,
  kind: 'homestay' as const,
  room: 'single' as const,
  meals: 'breakfast' as const,
  minAge: 16,
  minutesToSchool: 20,
})

/** The blocks of a page that has one text. */
export const textBlocks = (text: unknown) => [
  { id: 'text', blockType: 'text' as const, text: text as TextBlock['text'] },
]

export const pageData = (title = `Page ${next()}`) => ({
  title,
  slug: '',
  blocks: textBlocks(toRichText(`Body of ${title}.`)),
  _status: 'published' as 'published' | 'draft',
})

const postData = (title = `Post ${next()}`) => ({
  title,
  slug: '',
  kind: 'article' as 'article' | 'event',
  summary: `Summary of ${title}.`,
  date: '2026-03-01T12:00:00.000Z',
  blocks: textBlocks(toRichText(`Body of ${title}.`)),
  _status: 'published' as 'published' | 'draft',
})

export const pictureFile = async (width = 16, height = 12) => {
  const data = await sharp({ create: { width, height, channels: 3, background: '#0a6' } })
    .png()
    .toBuffer()
  return { data, mimetype: 'image/png', name: `picture-${next()}.png`, size: data.length }
}

export const createSchool = (payload: Payload, data: Partial<ReturnType<typeof schoolData>> = {}) =>
  payload.create({ collection: 'schools', data: { ...schoolData(data.name), ...data } })

export const createCourse = (payload: Payload, school: number, title?: string) =>
  payload.create({ collection: 'courses', data: courseData(school, title) })

export const createPage = (payload: Payload, data: Partial<ReturnType<typeof pageData>> = {}) =>
  payload.create({ collection: 'pages', data: { ...pageData(data.title), ...data } })

export const createPost = (
  payload: Payload,
  data: Partial<Omit<Post, 'id' | 'updatedAt' | 'createdAt'>> = {},
): Promise<Post> => payload.create({ collection: 'posts', data: { ...postData(data.title), ...data } })

export const createPicture = async (payload: Payload, alt = 'A picture') =>
  payload.create({ collection: 'media', data: { alt }, file: await pictureFile() })

export const createUser = (payload: Payload, ...roles: [Role, ...Role[]]): Promise<User> =>
  payload.create({
    collection: 'users',
    data: { name: `${roles[0]} ${next()}`, email: `${roles[0]}-${next()}@school.example`, password, roles },
    context: asFirstAdministrator.context,
  })
