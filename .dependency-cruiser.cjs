/** Who may import whom: the rules of docs/architecture.md, checked by `npm run check`. */
const feature = '^src/features/([^/]+)/'
const server = '\\.server\\.tsx?$'
const payload = '^(payload|@payloadcms/.+)$|node_modules/(payload|@payloadcms)/'
const adminComponent = '^(src/features|extensions)/[^/]+/admin/'
/** Files that Payload's configuration is made of. */
const declaration = '/(feature|cms[^/]*)\\.tsx?$'
const browserCode =
  '(\\.island\\.tsx|\\.fallback\\.ts|/client\\.ts)$|/browser/|^src/site/(client|dev-client|hydrate|island-|preview-client|behaviours/)'

module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'shared-imports-nothing-of-ours',
      severity: 'error',
      from: { path: '^src/shared/' },
      to: { path: '^src/', pathNot: '^src/shared/' },
    },
    {
      name: 'ui-imports-only-shared',
      severity: 'error',
      from: { path: '^src/ui/' },
      to: { path: '^src/', pathNot: '^src/(ui|shared)/' },
    },
    {
      name: 'config-imports-only-shared',
      severity: 'error',
      from: { path: '^src/config/' },
      to: { path: '^src/', pathNot: '^src/(config|shared)/' },
    },
    {
      name: 'shared-is-pure',
      severity: 'error',
      from: { path: '^src/shared/' },
      to: {
        path: `${payload}|^fastify$|node_modules/fastify/|^(node:)?(fs|http|https|child_process|worker_threads)(/|$)`,
      },
    },
    {
      name: 'platform-imports-only-below',
      severity: 'error',
      from: { path: '^src/platform/' },
      to: { path: '^src/', pathNot: '^src/(platform|shared|config)/' },
    },
    {
      name: 'only-composition-and-platform-read-config',
      severity: 'error',
      from: { path: '^(src|extensions)/', pathNot: '^src/(server|cms|platform|config)/' },
      // Composition hands the environment over; its type has no code.
      to: { path: '^src/config/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'features-never-import-what-composes-them',
      severity: 'error',
      from: { path: '^src/features/' },
      to: { path: '^src/(cms|site|server|app)/' },
    },
    {
      // The generated types have no code; a contract derives its DTOs from them. Tables are read and written by pure functions.
      name: 'platform-only-in-server-code',
      severity: 'error',
      from: {
        path: '^(src/(features|ui)|extensions/[^/]+)/',
        pathNot: `${server}|${declaration}|${adminComponent}`,
      },
      to: {
        path: '^src/platform/',
        pathNot: '^src/platform/(payload/payload-types|csv/(csv-table|read-csv))\\.ts$',
      },
    },
    {
      name: 'feature-to-feature-by-contract',
      severity: 'error',
      from: { path: feature },
      to: {
        path: '^src/features/',
        pathNot: ['^src/features/$1/', '/(contract|client|(queries|services)\\.server)\\.ts$'],
      },
    },
    {
      // A file without a suffix is pure: it runs anywhere. Types have no code.
      name: 'server-files-only-in-server-files',
      severity: 'error',
      from: {
        path: '^(src/(features|ui|shared)|extensions/[^/]+)/',
        pathNot: `${server}|${declaration}|${adminComponent}`,
      },
      to: { path: server, dependencyTypesNot: ['type-only'] },
    },
    {
      // Of two features one stands on the other. What the lower one needs of the upper one, that one provides (docs/decisions/0051).
      name: 'features-in-one-direction',
      severity: 'error',
      scope: 'folder',
      from: { path: '^src/features/[^/]+$' },
      to: { circular: true, path: '^src/features/[^/]+$' },
    },
    {
      // Whatever two folders of a feature share is in a lower folder or at the feature's root.
      name: 'folders-of-a-feature-in-one-direction',
      severity: 'error',
      scope: 'folder',
      from: { path: `${feature}.+` },
      to: { circular: true, path: '^src/features/$1/.+' },
    },
    {
      name: 'map-engine-imports-only-shared',
      severity: 'error',
      from: { path: '^src/features/map/engine/' },
      to: { path: '^src/', pathNot: '^src/(features/map/engine|shared)/' },
    },
    {
      name: 'map-engine-only-through-its-entry-file',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/features/map/engine/' },
      to: {
        path: '^src/features/map/engine/',
        pathNot: '^src/features/map/engine/(map-engine|map-worker)\\.ts$',
      },
    },
    {
      // Composition imports `<feature>.server.ts`, `services.server.ts`, `contract.ts`, `client.ts` and islands, nothing else.
      name: 'features-only-through-their-door',
      severity: 'error',
      from: { path: '^src/(server|site|cms)/', pathNot: '^src/cms/seed/' },
      to: {
        path: feature,
        pathNot: `${feature}(\\1\\.server|services\\.server|contract|client)\\.tsx?$|\\.island\\.tsx$`,
      },
    },
    {
      // The demo stores what visitors and staff would have made, by the rules of the features.
      name: 'demo-imports-what-features-may',
      severity: 'error',
      from: { path: '^src/cms/seed/' },
      to: {
        path: feature,
        pathNot: `${feature}(\\1\\.server|(services|queries)\\.server|contract)\\.tsx?$`,
      },
    },
    {
      name: 'payload-only-in-cms-and-server-files',
      severity: 'error',
      from: {
        path: '^(src/(features|ui|shared)|extensions/[^/]+)/',
        pathNot: `${server}|${declaration}|${adminComponent}`,
      },
      to: { path: payload },
    },
    {
      name: 'admin-components-stay-in-the-admin-panel',
      severity: 'error',
      from: { path: '^(src|extensions)/', pathNot: `^src/app/|/feature\\.ts$|${adminComponent}` },
      to: { path: adminComponent },
    },
    {
      name: 'browser-code-stays-in-the-browser',
      severity: 'error',
      from: { path: browserCode },
      to: {
        path: `${server}|^src/(server|cms|config|app|platform)/|node_modules/(fastify|payload|@fastify|react-dom/server)`,
      },
    },
    {
      name: 'app-imports-only-cms',
      severity: 'error',
      from: { path: '^src/app/' },
      // Panel and site have the same fonts.
      to: {
        path: '^src/',
        pathNot: `^src/(cms|app|platform)/|^src/site/styles/fonts[.]css$|${adminComponent}`,
      },
    },
    {
      name: 'cms-and-site-never-import-the-server',
      severity: 'error',
      from: { path: '^src/(cms|site)/' },
      to: { path: '^src/server/' },
    },
    {
      // What Schoolhouse consists of does not know what a school has added. Payload writes the panel's import map.
      name: 'only-the-lists-import-extensions',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(features(\\.server)?\\.ts$|app/.*/importMap\\.js$)' },
      to: { path: '^extensions/' },
    },
    {
      name: 'extensions-import-what-features-may',
      severity: 'error',
      from: { path: '^extensions/' },
      to: { path: '^src/((cms|site|server|app)/|features(\\.server)?\\.ts$)' },
    },
    {
      name: 'extension-to-feature-by-contract',
      severity: 'error',
      from: { path: '^extensions/' },
      to: { path: '^src/features/', pathNot: '/(contract|client|(queries|services)\\.server)\\.ts$' },
    },
    {
      name: 'extensions-never-import-each-other',
      severity: 'error',
      from: { path: '^extensions/([^/]+)/' },
      to: { path: '^extensions/[^/]+/', pathNot: '^extensions/$1/' },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(@payload-config|virtual:feature-(clients|previews))$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.test\\.tsx?$|^(src/cms|extensions)/migrations/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
}
