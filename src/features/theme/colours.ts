// Colours as `#rrggbb`, and how well one can be read on another (WCAG 2.2).

const channels = (colour: string): [number, number, number] => [
  Number.parseInt(colour.slice(1, 3), 16),
  Number.parseInt(colour.slice(3, 5), 16),
  Number.parseInt(colour.slice(5, 7), 16),
]

const linear = (channel: number): number => {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

const luminance = (colour: string): number => {
  const [red, green, blue] = channels(colour)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** From 1, for equal colours, to 21, for black on white. */
export const contrast = (one: string, other: string): number => {
  const [bright, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (bright + 0.05) / (dark + 0.05)
}

/** A colour between two: `share` 0 is the first, 1 the second. */
export const mix = (from: string, to: string, share: number): string => {
  const target = channels(to)
  const mixed = channels(from).map((channel, index) =>
    Math.round(channel + ((target[index] ?? 0) - channel) * share),
  )
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** The first mixture of `from` and `to`, beginning with `share`, that has this contrast to `ground`; `to` if none has. */
export const mixUntil = (
  from: string,
  to: string,
  share: number,
  { ground, atLeast }: { ground: string; atLeast: number },
): string => {
  for (let now = share; now < 1; now += 0.05) {
    const colour = mix(from, to, now)
    if (contrast(colour, ground) >= atLeast) return colour
  }
  return to
}
