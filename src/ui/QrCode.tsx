import { encode } from 'uqr'

interface QrCodeProps {
  address: string
  alt: string
}

/** A QR code as one path, with the white margin of four modules that readers need. */
export function QrCode({ address, alt }: QrCodeProps) {
  const { data, size } = encode(address, { ecc: 'M', border: 4 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      className="qr-code"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={alt}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}
