import { buildMatrix, isReadable } from './contrast.ts'

/** Each color as text on each other. A readable pair is shown as a sample, any other only as its ratio. */
export function ContrastTable({ colors }: { colors: readonly string[] }) {
  return (
    <section
      aria-label="Contrast"
      tabIndex={0}
      className="min-h-0 flex-auto overflow-auto focus-visible:-outline-offset-2"
    >
      <table className="matrix">
        <caption className="sr-only">
          Which text on which color: the contrast of text in the row’s color on the column’s color
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
