interface InlineSvgProps {
  /** An SVG file of this site with a single colour. */
  src: string
  width: number
  height: number
  className?: string
  /** Empty if the text beside it says the same. */
  alt: string
}

/** An SVG image that scripts replace by inline SVG in the colour of the surrounding text. */
export function InlineSvg({ src, width, height, className, alt }: InlineSvgProps) {
  return (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      className={className}
      loading="lazy"
      data-inline-svg=""
    />
  )
}
