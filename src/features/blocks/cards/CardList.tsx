import { Picture } from '../../../ui/pictures/Picture'
import { Heading, Lines } from '../common/elements'
import type { BlockText, Card } from '../contract'

interface CardListProps {
  heading?: BlockText | undefined
  text?: BlockText | undefined
  cards: Card[]
}

/** Documents in a grid; the whole card leads to its page. */
export function CardList({ heading, text, cards }: CardListProps) {
  const Title = heading ? 'h3' : 'h2'
  return (
    <>
      <Heading of={heading} />
      <Lines of={text} className="lead" />
      <ul className="cards">
        {cards.map((card) => (
          <li key={card.href} className="card">
            {card.picture && <Picture picture={card.picture} sizes="(min-width: 768px) 33vw, 100vw" alt="" />}
            <div className="card-text">
              {card.kicker && <p className="kicker">{card.kicker}</p>}
              <Title lang={card.title.lang}>
                <a href={card.href}>{card.title.text}</a>
              </Title>
              {card.text && <p lang={card.text.lang}>{card.text.text}</p>}
              {card.note && <p className="from-price">{card.note}</p>}
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
