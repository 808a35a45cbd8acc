interface SectionHeadingProps {
  id: string
  title: string
  /** The number of items in the section, shown in small type beside the title. */
  count?: number
}

export function SectionHeading({ id, title, count }: SectionHeadingProps) {
  return (
    <div className="section-heading">
      <h2 id={id}>
        {title}
        {count !== undefined && (
          <>
            {' '}
            <small className="count">{count}</small>
          </>
        )}
      </h2>
    </div>
  )
}
