// Fails if a workflow in .github has invalid YAML, unknown keys, jobs or matrix values that are not declared, actions that are not pinned
// to a commit, or npm commands that package.json does not have. Of the issue templates and compose.yaml it checks the YAML.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseDocument } from 'yaml'

const workflowKeys = new Set(['name', 'on', 'permissions', 'concurrency', 'env', 'jobs'])
const jobKeys = new Set(['name', 'needs', 'if', 'runs-on', 'timeout-minutes', 'strategy', 'env', 'steps'])
const stepKeys = new Set(['name', 'id', 'if', 'uses', 'with', 'run', 'env', 'working-directory'])
const contexts = new Set(['github', 'matrix', 'env', 'steps', 'needs', 'runner', 'secrets', 'inputs'])

const unknownKeys = (value, known) =>
  Object.keys(value)
    .filter((key) => !known.has(key))
    .map((key) => `has the unknown key ${key}`)

const stepProblems = (step, scripts) => {
  const problems = unknownKeys(step, stepKeys)
  if ((step.uses === undefined) === (step.run === undefined)) problems.push('needs either uses or run')
  if (step.uses !== undefined && !/^[\w-]+\/[\w./-]+@[0-9a-f]{40}$/.test(step.uses))
    problems.push(`uses ${step.uses} without the commit of its version`)
  for (const [, name] of (step.run ?? '').matchAll(/\bnpm run ([\w:-]+)/g))
    if (!scripts.includes(name)) problems.push(`runs npm run ${name}, which does not exist`)
  return problems
}

const expressionProblems = (job) => {
  const matrix = job.strategy?.matrix ?? {}
  const text = JSON.stringify(job)
  const expressions = [...text.matchAll(/\$\{\{(.*?)\}\}/g)].map(([, inside]) => inside)
  const open = text.split('${{').length - 1
  return [
    ...(open === expressions.length ? [] : ['has an expression without its end']),
    ...expressions.flatMap((inside) =>
      [...inside.replaceAll(/'[^']*'/g, '').matchAll(/\b([a-z_]+)\.([\w-]+)/g)].flatMap(
        ([name, context, key]) =>
          !contexts.has(context) || (context === 'matrix' && !(key in matrix))
            ? [`uses ${name}, which is not declared`]
            : [],
      ),
    ),
    // 20.10 without quotes is 20.1.
    ...Object.entries(matrix).flatMap(([key, values]) =>
      values.some((value) => typeof value === 'number' && !Number.isInteger(value))
        ? [`needs quotes in matrix.${key}`]
        : [],
    ),
  ]
}

/** Finds mistakes in a workflow. `scripts`: the npm commands there are. */
export const workflowProblems = (yaml, scripts) => {
  const document = parseDocument(yaml)
  const unreadable = [...document.errors, ...document.warnings].map(({ message }) => message)
  if (unreadable.length) return unreadable
  const workflow = document.toJS()
  const problems = unknownKeys(workflow, workflowKeys)
  for (const key of ['on', 'permissions', 'jobs']) if (!workflow[key]) problems.push(`has no ${key}`)
  const jobs = workflow.jobs ?? {}
  for (const [name, job] of Object.entries(jobs)) {
    const found = [...unknownKeys(job, jobKeys), ...expressionProblems(job)]
    for (const needed of [job.needs ?? []].flat())
      if (!(needed in jobs) || needed === name) found.push(`needs ${needed}, which is not another job`)
    for (const key of ['runs-on', 'timeout-minutes']) if (!job[key]) found.push(`has no ${key}`)
    if (!job.steps?.length) found.push('has no steps')
    found.push(
      ...(job.steps ?? []).flatMap((step, at) =>
        stepProblems(step, scripts).map((problem) => `step ${at + 1} ${problem}`),
      ),
    )
    problems.push(...found.map((problem) => `job ${name} ${problem}`))
  }
  return problems
}

const main = () => {
  const scripts = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts)
  const yamlFiles = (folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.yml'))
      .map((name) => path.join(folder, name))
  const problems = [
    ...yamlFiles('.github/workflows').flatMap((file) =>
      workflowProblems(readFileSync(file, 'utf8'), scripts).map((problem) => `${file}: ${problem}`),
    ),
    ...[...yamlFiles('.github/ISSUE_TEMPLATE'), 'compose.yaml'].flatMap((file) =>
      parseDocument(readFileSync(file, 'utf8'), { merge: true }).errors.map(
        ({ message }) => `${file}: ${message}`,
      ),
    ),
  ]
  for (const problem of problems) console.error(problem)
  process.exit(problems.length ? 1 : 0)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main()
