import path from 'node:path'

/** Run from the project's root, whose node_modules it uses. */
export default { poweredByHeader: false, turbopack: { root: path.resolve('.') } }
