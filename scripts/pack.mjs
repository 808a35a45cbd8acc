// npm run pack -- FOLDER: puts what the site needs to run into an empty folder: the build, the packages it uses, and no sources.
// The Dockerfile uses it, and so may any machine that does not build. Nothing is written into that folder at run time.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isBuilt } from './build-stamp.mjs'

const exitWith = (sentence) => {
  console.error(sentence)
  process.exit(1)
}

/** Files that are read at run time besides the build: the start, the commands, the demo. */
const files = [
  'LICENSE',
  'package-lock.json',
  'next.config.mjs',
  'scripts/start.mjs',
  'scripts/command.mjs',
  'scripts/healthcheck.mjs',
  'scripts/build-stamp.mjs',
  'src/server/start/starting-server.mjs',
  'src/cms/seed/pictures/prepared',
  'src/cms/seed/town',
  'dist',
  '.next',
]

/** Left by builds of the admin panel, for the next build. */
const ofBuilds = /^\.next\/(cache|dev|diagnostics|trace|trace-build|turbopack|types|build)(\/|$)/

/**
 * Packages that only builds, migrations for developers or the panel in the browser use: the panel's bundles contain theirs.
 * tests/faults/packed-site.test.ts uses the site without them.
 */
const unused = [
  /^@next\/swc-/,
  /^monaco-editor$/,
  /^drizzle-kit$/,
  /^@?esbuild/,
  /^sass$/,
  /^happy-dom$/,
  /^react-datepicker$/,
  /^@types\//,
]

/** Source maps, types and documents of packages, but not their licences, which are passed on with them. */
const unread = /\.map$|\.d\.[cm]?ts$|\.tsbuildinfo$|(?<!licen[cs]e|notice|copying)\.md$/i

/** The folders of installed packages that are not only for developers, by the lock file. */
const packages = () => {
  const { packages: locked } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  return Object.entries(locked)
    .filter(([folder, { dev, devOptional }]) => folder.startsWith('node_modules/') && !dev && !devOptional)
    .map(([folder]) => folder)
    .filter((folder) => {
      // A package inside another one belongs to it.
      const names = folder.split(/(?:^|\/)node_modules\//).slice(1)
      return existsSync(folder) && !names.some((name) => unused.some((rule) => rule.test(name)))
    })
}

/** Without packages inside: each has an entry of its own. */
const copyPackage = (from, target) =>
  cpSync(from, path.join(target, from), {
    recursive: true,
    filter: (file) => {
      const inside = path.relative(from, file)
      return (
        inside !== 'node_modules' && !inside.startsWith(`node_modules${path.sep}`) && !unread.test(inside)
      )
    },
  })

/** The start and the commands of operators. */
const isOfOperators = ([, command]) => /scripts\/(start|command)\.mjs/.test(command)

/** For `npm start` and the like; nothing is installed from it. */
const packageText = () => {
  const { devDependencies, overrides, allowScripts, ...kept } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  )
  const scripts = Object.fromEntries(Object.entries(kept.scripts).filter(isOfOperators))
  return `${JSON.stringify({ ...kept, scripts }, undefined, 2)}\n`
}

const sizeOf = (folder) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0)

const [target] = process.argv.slice(2)
if (!target) exitWith('Usage: npm run pack -- FOLDER')
if (existsSync(target) && readdirSync(target).length) exitWith(`${target} is not empty.`)
if (!isBuilt() && spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' }).status !== 0)
  process.exit(1)

mkdirSync(target, { recursive: true })
for (const file of files)
  cpSync(file, path.join(target, file), {
    recursive: true,
    // Links of the panel's build lead to packages beside it.
    verbatimSymlinks: true,
    filter: (from) => !ofBuilds.test(from) && !/^src\/.*\.tsx?$/.test(from),
  })
const found = packages()
for (const folder of found) copyPackage(folder, target)
writeFileSync(path.join(target, 'package.json'), packageText())
console.log(
  `Packed ${found.length} packages and the build into ${target}: ${Math.round(sizeOf(target) / 1e6)} MB.`,
)
