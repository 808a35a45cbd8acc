import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)

const described = new Set(matches(read('.env.example'), /^([A-Z_\d]+)=/gm))
/** Variables of other programs, or of compose.yaml itself. */
const others = /^(NODE_ENV|\w+_IMAGE$|POSTGRES_|ROOT_|ADMIN_(ACCESS|SECRET|ENDPOINT)_|SITE_NAME|TLS_DIR)/

it('sets only variables that exist', () => {
  const compose = read('compose.yaml')
  const named = [
    ...matches(read('Dockerfile'), /([A-Z_\d]+)=/g),
    ...matches(compose, /^ +([A-Z][A-Z_\d]+):/gm),
    ...matches(compose, /\$\{([A-Z_\d]+)/g),
    ...matches(read('deploy/schoolhouse.service').replaceAll(/^(?!Environment=).*$/gm, ''), /([A-Z_\d]+)=/g),
  ].filter((name) => !others.test(name))
  expect(named.length).toBeGreaterThan(15)
  expect(named.filter((name) => !described.has(name))).toEqual([])
})

it('gives the nodes a key of S3 that is not the one of root', () => {
  const compose = read('compose.yaml')
  expect(matches(compose, /^ +ROOT_ACCESS_KEY: \$\{(\w+)/gm)).toEqual(['ROOT_ACCESS_KEY'])
  expect(compose).toContain('--role user')
  // `.env`, which the nodes read, has the key of root.
  const [environment = ''] = matches(compose, /^x-environment: &environment\n((?: .*\n)+)/gm)
  for (const name of ['ROOT_ACCESS_KEY', 'ROOT_SECRET_KEY']) expect(environment).toContain(`  ${name}: ''\n`)
  expect(matches(compose, /^ +environment: (\*environment)$|^ +<<: (?=\*environment$)/gm).length).toBe(2)
  // Without its key a running node is refused.
  expect(compose).not.toContain('delete-user')
})

it('limits the caches of nginx that are in memory', () => {
  const compose = read('compose.yaml')
  expect(compose).toMatch(/tmpfs: .*\/var\/lib\/nginx/)
  const [script = ''] = matches(compose, /^ +- sed "(.+)" \/etc\/nginx\/schoolhouse\.conf/gm)
  const config = execFileSync('sed', [script.replaceAll('$$', '$'), 'deploy/nginx.conf'], {
    encoding: 'utf8',
  })
  expect(matches(config, /max_size=(\w+)/g)).toEqual(['64m', '64m', '64m'])
})

it('runs every image in a version that can be pinned, and nginx as a user of its own', () => {
  const images = matches(read('compose.yaml'), /^ +image: (?:&s3 )?(\S+)$/gm)
  const foreign = images.filter((image) => image !== 'schoolhouse' && !image.startsWith('*'))
  expect(foreign.length).toBe(3)
  for (const image of [...foreign, ...matches(read('compose.yaml'), /NODE_IMAGE: (\S+)$/gm)])
    expect(image).toMatch(/^\$\{\w+_IMAGE:-[\w./-]+:v?\d[\w.-]*\}$/)
  const [node = ''] = matches(read('Dockerfile'), /^ARG NODE_IMAGE=(.+)$/gm)
  expect(read('compose.yaml')).toContain(`NODE_IMAGE:-${node}}`)
  expect(read('deploy/nginx.conf')).toMatch(/^user www-data;$/m)
  expect(read('deploy/schoolhouse.service')).toMatch(/^User=schoolhouse$/m)
})

it('gives the container everything that is built and packed, and nothing else', () => {
  const allowed = matches(read('.dockerignore'), /^!(.+)$/gm)
  expect(read('.dockerignore')).toMatch(/^\*$/m)
  expect(allowed.filter((name) => !existsSync(name))).toEqual([])
  const inputs = matches(read('scripts/build-stamp.mjs').split('const inputs')[1] ?? '', /^ {2}'([^']+)',$/gm)
  const packed = matches(read('scripts/pack.mjs').split('const files')[1] ?? '', /^ {2}'([^']+)',$/gm)
  expect([inputs.length > 5, packed.length > 8]).toEqual([true, true])
  const built = new Set(['dist', '.next'])
  const missing = [...inputs, ...packed].filter((file) => {
    const [top = ''] = file.split('/')
    return !built.has(top) && !allowed.includes(top)
  })
  expect(missing).toEqual([])
})

it('runs the scripts that are packed', () => {
  const packed = read('scripts/pack.mjs')
  const run = matches(
    read('Dockerfile').split('USER')[1] + read('deploy/schoolhouse.service'),
    /(scripts\/\w+\.mjs)/g,
  )
  expect(new Set(run)).toEqual(new Set(['scripts/healthcheck.mjs', 'scripts/start.mjs']))
  for (const script of run) expect(packed).toContain(`'${script}'`)
})

it('asks the nodes that compose.yaml starts', () => {
  const addresses = matches(read('compose.yaml'), /ipv4_address: ([\d.]+)/g)
  expect(matches(read('deploy/compose-nodes.conf'), /^server ([\d.]+):3000 /gm)).toEqual([
    ...addresses,
    ...addresses,
  ])
  expect(addresses.length).toBe(2)
})
