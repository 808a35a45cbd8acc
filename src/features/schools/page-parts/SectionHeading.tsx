interface SectionHeadingProps {
  id: string
  title: string
  /** The number of items in the section, shown in small type beside the title. */
  count?: number
  lead?: string
}

export function SectionHeading({ id, title, count, lead }: SectionHeadingProps) {
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
      {lead && <p className="lead">{lead}</p>}
    </div>
  )
}
