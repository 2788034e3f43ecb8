const places = ['Zürich', 'São Paulo', '東京', 'Kraków', 'Reykjavík', 'Oslo', 'Nairobi', 'Lima', 'Boston', 'Wellington']
const notes = [
  'called twice',
  'see "order" tab',
  'path C:\\data\\in',
  'first line\nsecond line',
  'no remark',
  '50 % off 🙂',
]

/** Minified records as an API would send them, the same in every run: `[{"id":1,…},…]` */
export function makeRecords(megabytes: number): string {
  let seed = 42
  const random = () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    return seed / 2 ** 32
  }
  const below = (limit: number) => Math.floor(random() * limit)
  const records: string[] = []
  for (let id = 1, size = 0; size < megabytes * 1e6; id++) {
    const record = JSON.stringify({
      id,
      uuid: `${below(2 ** 32)
        .toString(16)
        .padStart(8, '0')}-8a4f-4c1e-9d2b-${below(2 ** 40)
        .toString(16)
        .padStart(12, '0')}`,
      isActive: random() > 0.3,
      name: `Customer ${below(100000)}`,
      email: `customer${below(100000)}@example.com`,
      balance: below(1e7) / 100,
      address: { street: `${below(300)} Station Road`, city: places[below(places.length)], lat: random() * 180 - 90 },
      tags: Array.from({ length: below(6) }, () => `tag-${below(50)}`),
      orders: Array.from({ length: below(4) }, () => ({
        sku: `A-${below(1e6)}`,
        quantity: 1 + below(9),
        total: below(1e5) / 100,
      })),
      series: Array.from({ length: 8 }, () => below(1000)),
      note: notes[below(notes.length)],
      about: 'The customer asked for a delivery on a weekday and pays by invoice within thirty days of receipt.',
      closedAt: null,
    })
    records.push(record)
    size += record.length + 1
  }
  return `[${records.join()}]`
}
