import type { Palette } from './harmony.ts'

/** The palette that is there when the page opens, worked out beforehand so that the color library need not be. */
export const initialPalette: Palette = {
  base: '#3B82F6',
  harmony: 'complementary',
  swatches: [
    {
      hex: '#3B82F6',
      rgb: 'rgb(59, 130, 246)',
      hsl: 'hsl(217, 91%, 60%)',
      oklch: 'oklch(0.6231 0.1880 259.81)',
      onWhite: { text: '3.67:1', isEnough: false },
      onBlack: { text: '5.70:1', isEnough: true },
      seen: { protanopia: '#418EFA', deuteranopia: '#007DF4', tritanopia: '#009EB0', achromatopsia: '#858585' },
    },
    {
      hex: '#F6AF3B',
      rgb: 'rgb(246, 175, 59)',
      hsl: 'hsl(37, 91%, 60%)',
      oklch: 'oklch(0.8026 0.1496 75.13)',
      onWhite: { text: '1.88:1', isEnough: false },
      onBlack: { text: '11.11:1', isEnough: true },
      seen: { protanopia: '#C9B229', deuteranopia: '#DAC33F', tritanopia: '#FF9C98', achromatopsia: '#BCBCBC' },
    },
    {
      hex: '#9DC0FA',
      rgb: 'rgb(157, 192, 250)',
      hsl: 'hsl(217, 90%, 80%)',
      oklch: 'oklch(0.8034 0.0911 260.35)',
      onWhite: { text: '1.84:1', isEnough: false },
      onBlack: { text: '11.35:1', isEnough: true },
      seen: { protanopia: '#ACC3FD', deuteranopia: '#A2BBF9', tritanopia: '#7FCCD4', achromatopsia: '#BEBEBE' },
    },
    {
      hex: '#094FC2',
      rgb: 'rgb(9, 79, 194)',
      hsl: 'hsl(217, 91%, 40%)',
      oklch: 'oklch(0.4664 0.1911 260.90)',
      onWhite: { text: '7.21:1', isEnough: true },
      onBlack: { text: '2.90:1', isEnough: false },
      seen: { protanopia: '#005FC6', deuteranopia: '#004FC0', tritanopia: '#006D81', achromatopsia: '#575757' },
    },
    {
      hex: '#FAD79D',
      rgb: 'rgb(250, 215, 157)',
      hsl: 'hsl(37, 90%, 80%)',
      oklch: 'oklch(0.8953 0.0838 79.93)',
      onWhite: { text: '1.37:1', isEnough: false },
      onBlack: { text: '15.27:1', isEnough: true },
      seen: { protanopia: '#E6D799', deuteranopia: '#EFDF9F', tritanopia: '#FFCDC8', achromatopsia: '#DCDCDC' },
    },
  ],
  notes: [],
}
