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

const plotHeight = 260
const margin = { left: 60, right: 50, top: 48, bottom: 44 }

/** A step for about five marks on an axis: 1, 2 or 5 times a power of ten. */
const markStep = (range) => {
  const rough = 10 ** Math.floor(Math.log10(range / 5))
  return [1, 2, 5, 10].map((factor) => factor * rough).find((one) => range / one <= 6)
}

const marks = (most) => {
  const one = markStep(most)
  return Array.from({ length: Math.floor(most / one) + 1 }, (_, index) => index * one)
}

/** A line as SVG. `points` are `{ x, y }`; both axes begin at 0. */
export const linePlot = (title, points, unit) => {
  const mostX = Math.max(...points.map(({ x }) => x))
  const mostY = Math.max(...points.map(({ y }) => y)) * 1.1
  const left = (x) => margin.left + (x / mostX) * (width - margin.left - margin.right)
  const down = (y) => plotHeight - margin.bottom - (y / mostY) * (plotHeight - margin.top - margin.bottom)
  const place = ({ x, y }) => `${left(x).toFixed(1)},${down(y).toFixed(1)}`
  const horizontal = marks(mostY).map((y) => {
    const at = down(y).toFixed(1)
    return (
      `<path d="M${margin.left} ${at}H${width - margin.right}" stroke="#dde3e8"/>` +
      `<text x="${margin.left - 8}" y="${Number(at) + 5}" text-anchor="end">${y.toLocaleString('en')}</text>`
    )
  })
  const vertical = marks(mostX).map(
    (x) =>
      `<text x="${left(x).toFixed(1)}" y="${plotHeight - 24}" text-anchor="middle">${x.toLocaleString('en')}</text>`,
  )
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${plotHeight}" width="${width}" height="${plotHeight}" role="img" ` +
    `aria-label="${escapeXml(title)}" font-family="system-ui, sans-serif" font-size="13" fill="#1c2530">` +
    `<rect width="${width}" height="${plotHeight}" fill="#fff"/>` +
    `<text x="10" y="26" font-size="16" font-weight="600">${escapeXml(title)}</text>${horizontal.join('')}${vertical.join('')}` +
    `<text x="${width - margin.right}" y="${plotHeight - 6}" text-anchor="end">${escapeXml(unit)}</text>` +
    `<polyline points="${points.map(place).join(' ')}" fill="none" stroke="#1d5f8a" stroke-width="2"/></svg>\n`
  )
}
