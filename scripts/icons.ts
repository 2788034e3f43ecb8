// Draws the icons and the social image from the design's mark, colors and fonts: `npm run icons` rewrites them in public/.
import { readFileSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { chromiumArgs, ensureChromium } from './chromium.ts'

const paper = '#f7f5f0'
const ink = '#1b1a17'
const accent = '#c2370f'

const font = (file: string) => `url(data:font/woff2;base64,${readFileSync(`app/fonts/${file}`).toString('base64')})`
const fonts = `
  @font-face { font-family: Geist; src: ${font('geist.woff2')}; font-weight: 100 900 }
  @font-face { font-family: 'Geist Mono'; src: ${font('geist-mono.woff2')}; font-weight: 100 900 }`

/** The mark as paths, so it looks the same without any font. `inset` leaves room for a maskable icon's safe zone. */
const mark = (radius: number, inset: number) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <rect width="64" height="64" rx="${radius}" fill="${paper}"/>
  <g transform="translate(${inset} ${inset}) scale(${(64 - 2 * inset) / 64})">
    <path d="M22 14H13v36h9M42 14h9v36h-9" fill="none" stroke="${ink}" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"/>
    <circle cx="32" cy="32" r="7" fill="${accent}"/>
  </g>
</svg>
`

const socialImage = `<style>${fonts}
  body { margin: 0; width: 1200px; height: 630px; background: ${paper}; color: ${ink}; font: 640 96px/1.06 Geist; letter-spacing: -.035em; display: grid; align-content: center; padding: 0 88px; box-sizing: border-box; position: relative }
  .mark { font: 600 44px/1 'Geist Mono'; letter-spacing: 0; margin-bottom: 56px; display: flex; gap: 20px; align-items: center } .mark b { font: 640 44px/1 Geist; letter-spacing: -.02em }
  i { font-style: normal; color: ${accent} } p { font: 450 27px/1 'Geist Mono'; letter-spacing: 0; color: #5a564c; margin: 52px 0 0 }
  body::after { content: ''; position: absolute; inset: 0 0 auto 0; height: 10px; background: ${accent} }
</style><div class="mark"><span>[<i>•</i>]</span><b>Stayput</b></div><div>Developer tools.<br>Your data <i>stays put.</i></div><p>12 tools · no account · no upload</p>`

/** An icon file with one PNG picture of 32 × 32. */
function icoOf(png: Buffer): Buffer {
  const header = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0])
  header.writeUInt32LE(png.length, 14)
  return Buffer.concat([header, png])
}

const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs })
const page = await browser.newPage()

async function draw(html: string, width: number, height: number): Promise<Buffer> {
  await page.setViewportSize({ width, height })
  await page.setContent(html)
  await page.evaluate(() => document.fonts.ready)
  return page.screenshot({ omitBackground: true })
}

const icon = (svg: string, size: number) =>
  draw(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`, size, size)
const rounded = mark(14, 6)
const square = mark(0, 12)

writeFileSync('public/icon.svg', rounded)
writeFileSync('public/favicon.ico', icoOf(await icon(rounded, 32)))
writeFileSync('public/apple-touch-icon.png', await icon(square, 180))
for (const size of [192, 512]) {
  writeFileSync(`public/icon-${size}.png`, await icon(rounded, size))
  writeFileSync(`public/icon-maskable-${size}.png`, await icon(square, size))
}
writeFileSync('public/og-image.png', await draw(socialImage, 1200, 630))
await browser.close()
