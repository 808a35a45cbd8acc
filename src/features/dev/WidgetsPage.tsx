import type { ReactNode } from 'react'
import { Island } from '../../ui/Island'
import { uiMessages } from '../../ui/messages/messages'
import { Accordion, Collapse } from '../../ui/panels/Collapse'
import { Tabs } from '../../ui/panels/Tabs'
import { InlineSvg } from '../../ui/pictures/InlineSvg'
import { Tooltip } from '../../ui/popups/Tooltip'
import { Menus } from './Menus'
import Selects from './Selects.island'

const t = uiMessages.en
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

/** Every widget in every state, for developers to look at and for the browser tests. English only. */
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
          From the server <Tooltip id="tip-remote" subject="the server" t={t} url="/dev/widgets/tip" />
        </p>
        <p>
          From nowhere <Tooltip id="tip-failing" subject="nowhere" t={t} url="/dev/widgets/none" />
        </p>
      </Part>
      <Part title="Dropdown">
        <Menus />
      </Part>
      <Part title="Dialog">
        <form
          method="post"
          action="/dev/widgets"
          data-confirm="Really send this?"
          data-ok={t.ok}
          data-cancel={t.cancel}
        >
          <button type="submit" className="button">
            Send
          </button>
        </form>
      </Part>
      <Part title="Select">
        <Island name="dev/Selects" component={Selects} props={{}} when="interaction" />
      </Part>
      <Part title="Inline drawing">
        <p className="kicker">
          <InlineSvg src="/arrow-up.svg" alt="Up" width={24} height={24} />
          <InlineSvg src="/arrow-up.svg" alt="Up again" width={24} height={24} />
        </p>
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
