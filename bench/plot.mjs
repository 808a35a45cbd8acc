const width = 760
const barHeight = 22
const step = 34
const labelWidth = 300
const top = 44

const escapeXml = (text) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`)

/** Horizontal bars as SVG. `bars` are `{ label, value, isOurs }`; the values are written beside them. */
export const barPlot = (title, bars) => {
  const most = Math.max(...bars.map(({ value }) => value))
  const room = width - labelWidth - 90
  const rows = bars.map(({ label, value, isOurs }, index) => {
    const y = top + index * step
    const length = Math.max(1, (value / most) * room)
    const text = Math.round(value).toLocaleString('en')
    return (
      `<text x="${labelWidth - 10}" y="${y + 16}" text-anchor="end">${escapeXml(label)}</text>` +
      `<rect x="${labelWidth}" y="${y}" width="${length.toFixed(1)}" height="${barHeight}" rx="3" fill="${isOurs ? '#1d5f8a' : '#a9b4bd'}"/>` +
      `<text x="${(labelWidth + length + 8).toFixed(1)}" y="${y + 16}">${text}</text>`
    )
  })
  const height = top + bars.length * step + 6
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" ` +
    `aria-label="${escapeXml(title)}" font-family="system-ui, sans-serif" font-size="14" fill="#1c2530">` +
    `<rect width="${width}" height="${height}" fill="#fff"/>` +
    `<text x="10" y="26" font-size="16" font-weight="600">${escapeXml(title)}</text>${rows.join('')}</svg>\n`
  )
}
