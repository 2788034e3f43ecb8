/** What the color library says of a color; fetched with it. */
export const notAColor =
  'Not a color. Try #3B82F6, #3BF, a CSS name such as teal, or rgb(), hsl(), hwb(), lab() or oklch().'
export const isComputed =
  'This color has to be computed first: color-mix(), light-dark(), calc(), var() and relative colors are not read here. Enter the color that results.'
export const isContextual =
  'This color depends on the page and the device it is shown on. Enter the color that results, such as #3B82F6.'
export const noHue = 'This color is gray, so there is no hue to rotate: every rotation leaves it as it is.'
export const isOpaque = 'The palette is opaque: the transparency of this color is left out.'
export const isMapped = 'This color lies outside sRGB: the closest color a hex value can hold is used.'
