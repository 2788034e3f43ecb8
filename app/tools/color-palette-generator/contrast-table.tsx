import { buildMatrix, isReadable } from './contrast.ts'

/** Each color as text on each other: a cell shows how that looks where it can be read, and else the ratio alone. */
export function ContrastTable({ colors }: { colors: readonly string[] }) {
  return (
    <section
      aria-label="Contrast"
      tabIndex={0}
      className="min-h-0 flex-auto overflow-auto focus-visible:-outline-offset-2"
    >
      <table className="matrix">
        <caption className="sr-only">
          Which text on which color: the ratio of text in the color of the row on the color of the column
        </caption>
        <thead>
          <tr>
            <td />
            {colors.map((hex, place) => (
              <th key={place} scope="col">
                {hex}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {buildMatrix(colors).map(({ name, hex, ratios }, row) => (
            <tr key={row}>
              <th scope="row">{name}</th>
              {ratios.map((ratio, place) => (
                <td key={place}>
                  {isReadable(ratio) ? (
                    <svg role="img" aria-label={ratio.toFixed(2)} className="tint">
                      <rect width="100%" height="100%" fill={colors[place]} />
                      <text x="50%" y="50%" fill={hex}>
                        {ratio.toFixed(2)}
                      </text>
                    </svg>
                  ) : (
                    hex !== colors[place] && ratio.toFixed(2)
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
