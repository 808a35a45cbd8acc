import type { Payload } from 'payload'
import { z } from 'zod'
import { editors } from '../../platform/payload/access'
import { readDocumentPaths } from '../../platform/payload/document-paths'
import { postEndpoint } from '../../platform/payload/endpoint'
import { readBody } from '../../platform/payload/read-body'
import { ofAllSchools } from '../../platform/payload/school-scope'
import { isOwnPath } from './cms-check'
import { readRedirects } from './queries.server'
import { type MenuProblem, maxAsked, maxName, maxTarget, menuProblem } from './rules/menu-links'
import { createTable, redirectOf } from './rules/redirect-table'

export const linksSchema = z.strictObject({
  links: z
    .array(
      z.strictObject({
        document: z
          .strictObject({ relationTo: z.string().max(maxName), value: z.int().positive() })
          .nullable()
          .optional(),
        target: z.string().max(maxTarget).nullable().optional(),
      }),
    )
    .max(maxAsked),
})

type Links = z.infer<typeof linksSchema>['links']

const findProblems = async (payload: Payload, links: Links): Promise<(MenuProblem | null)[]> => {
  const [paths, { redirects }] = await Promise.all([readDocumentPaths(payload), readRedirects(payload)])
  const table = createTable(redirects)
  const lookup = {
    pathOf: paths.of,
    isOwn: isOwnPath(paths),
    isRedirected: (path: string) => redirectOf(table, path) !== undefined,
  }
  return links.map((link) => menuProblem(link, lookup) ?? null)
}

/** Tells the form of the menus which entries lead nowhere, before they are saved. */
export const checkMenusEndpoint = postEndpoint('/check-menus', ofAllSchools(editors), async (req) => {
  const { links } = await readBody(req, linksSchema)
  return Response.json({ problems: await findProblems(req.payload, links) })
})
