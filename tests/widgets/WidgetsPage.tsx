import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { islandPrefix } from '../../src/ui/island-prefix'
import { uiMessages } from '../../src/ui/messages/messages'
import { Accordion, Collapse } from '../../src/ui/panels/Collapse'
import { Tabs } from '../../src/ui/panels/Tabs'
import { Tooltip } from '../../src/ui/popups/Tooltip'
import { Menus } from './Menus'
import { Selects, selectsName } from './Selects'

const t = uiMessages('en')
const sentence = 'The harbour is a short walk away, past the market and the old boat sheds.'

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = `part-${title.toLowerCase().replace(/\W+/g, '-')}`
  return (
    <section className="section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

const panels = ['One', 'Two', 'Three'].map((title) => ({ title, content: <p>{`${title}. ${sentence}`}</p> }))

/** Every widget in every state. English only. */
export function WidgetsPage() {
  return (
    <div className="wrap">
      <h1>Widgets</h1>
      <Part title="Tabs">
        <Tabs
          label="Three tabs"
          tabs={panels.map(({ title, content }) => ({ id: `tab-${title.toLowerCase()}`, title, content }))}
        />
      </Part>
      <Part title="Collapse">
        <Collapse title="Folded">
          <p>{sentence}</p>
        </Collapse>
        <Collapse title="Unfolded" open>
          <p>{sentence}</p>
        </Collapse>
      </Part>
      <Part title="Accordion">
        <Accordion name="dev" panels={panels} />
      </Part>
      <Part title="Tooltip">
        <p>
          With text{' '}
          <Tooltip id="tip-text" subject="the text" t={t}>
            {sentence}
          </Tooltip>
        </p>
        <p>
          From the server <Tooltip id="tip-remote" subject="the server" t={t} url="/widgets/tip" />
        </p>
        <p>
          From nowhere <Tooltip id="tip-failing" subject="nowhere" t={t} url="/widgets/none" />
        </p>
      </Part>
      <Part title="Dropdown">
        <Menus />
      </Part>
      <Part title="Dialog">
        <form
          method="post"
          action="/widgets"
          data-confirm="Really send this?"
          data-ok={t('ok')}
          data-cancel={t('cancel')}
        >
          <button type="submit" className="button">
            Send
          </button>
        </form>
      </Part>
      <Part title="Select">
        <div
          id="selects"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: markup that React has rendered, for selects.client.ts
          dangerouslySetInnerHTML={{
            __html: renderToString(<Selects />, { identifierPrefix: islandPrefix(selectsName) }),
          }}
        />
      </Part>
      <Part title="Columns">
        <ul className="columns">
          <li className="note">Short.</li>
          <li className="note">{`${sentence} ${sentence} ${sentence}`}</li>
        </ul>
      </Part>
    </div>
  )
}
