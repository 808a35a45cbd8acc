interface InlineSvgProps {
  /** A drawing of one colour, on this site. */
  src: string
  width: number
  height: number
  className?: string
  /** Empty where the text beside it says the same. */
  alt: string
}

/** A drawing that takes the colour of the text around it, once scripts run; before, it is a picture in its own colours. */
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
