const named = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }))

const highest = 0x10ffff

/** The characters that a text of XML or HTML stands for. What names none stays as it is. */
export const decodeEntities = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (entity, decimal, hex, name) => {
        if (name) return named.get(name.toLowerCase()) ?? entity
        const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
        return code <= highest ? String.fromCodePoint(code) : entity
      })
    : text
