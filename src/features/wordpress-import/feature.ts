import type { Feature } from '../../platform/feature'

export const wordpressImport: Feature = {
  name: 'wordpress-import',
  commands: {
    'import:wordpress': () => import(/* turbopackIgnore: true */ './import-command.server'),
  },
}
