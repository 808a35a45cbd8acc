import { DropdownButton } from '../../src/ui/popups/DropdownButton'

const menus = [
  { id: 'menu-first', title: 'First menu' },
  { id: 'menu-second', title: 'Second menu' },
]

/** Two menus, because opening one closes the other. */
export function Menus() {
  return (
    <div className="pager">
      {menus.map(({ id, title }) => (
        <div key={id}>
          <DropdownButton className="button button-quiet" target={id}>
            {title}
          </DropdownButton>
          <nav id={id} popover="auto" aria-label={title}>
            <ul>
              {['North', 'East', 'South'].map((place) => (
                <li key={place}>
                  <a href={`#${id}-${place}`}>{place}</a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      ))}
    </div>
  )
}
