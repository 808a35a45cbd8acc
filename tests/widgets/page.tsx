import { readFileSync } from 'node:fs'
import path from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { siteWithoutSettings } from '../../src/features/pages/contract'
import { siteContentSecurityPolicy } from '../../src/platform/http/security-headers'
import { builtAssets, sourceAssets } from '../../src/server/assets'
import { DocumentHead } from '../../src/site/DocumentHead'
import { WidgetsPage } from './WidgetsPage'

const selects = 'tests/widgets/selects.client.ts'

const builtSelects = (clientDir: string): string => {
  const manifest = JSON.parse(readFileSync(path.join(clientDir, '.vite/manifest.json'), 'utf8'))
  return `/${manifest[selects].file}`
}

/** The page with all widgets, from the build in `clientDir`, or else from the sources. */
export const renderWidgets = (clientDir?: string) => {
  const { css, fonts, scripts } = clientDir ? builtAssets(clientDir) : sourceAssets
  const assets = { css, fonts, scripts: [...scripts, clientDir ? builtSelects(clientDir) : `/${selects}`] }
  const html = renderToStaticMarkup(
    <html lang="en">
      <DocumentHead
        locale="en"
        title="Widgets"
        description="Every widget in every state"
        alternates={[]}
        links={[]}
        shareImage="/share.png"
        jsonLd={[]}
        noindex
        assets={assets}
        settings={siteWithoutSettings}
      />
      <body id="top">
        <main id="main" tabIndex={-1}>
          <WidgetsPage />
        </main>
      </body>
    </html>,
  )
  return {
    html: `<!doctype html>${html}`,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': siteContentSecurityPolicy(clientDir !== undefined),
    },
  }
}
