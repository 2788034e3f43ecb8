/** Messages about a color. They load together with the color library. */
export const notAColor =
  'Not a color. Try #3B82F6, #3BF, a CSS name such as teal, or rgb(), hsl(), hwb(), lab() or oklch().'
export const isComputed =
  'This color has to be computed first: color-mix(), light-dark(), calc(), var() and relative colors are not supported. Enter the resulting color.'
export const isContextual =
  'This color depends on the page and the device. Enter a fixed color instead, such as #3B82F6.'
export const noHue = 'This color is gray, so it has no hue to rotate: rotations leave it unchanged.'
export const isOpaque = 'Palette colors are opaque: the transparency of this color was dropped.'
export const isMapped = 'This color is outside sRGB. The palette uses the closest color that hex can hold.'
