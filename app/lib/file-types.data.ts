/** A kind of file. `isViewable` is set if browsers show it as a picture. */
export type FileType = { name: string; extension: string; mime: string; isViewable?: true }

/** Leading bytes in hex, `??` for any byte, at an optional offset. The first match wins. */
export const signatures: readonly { pattern: string; offset?: number; type: FileType }[] = [
  { pattern: '89504e470d0a1a0a', type: { name: 'PNG image', extension: 'png', mime: 'image/png', isViewable: true } },
  { pattern: 'ffd8ff', type: { name: 'JPEG image', extension: 'jpg', mime: 'image/jpeg', isViewable: true } },
  { pattern: '474946383761', type: { name: 'GIF image', extension: 'gif', mime: 'image/gif', isViewable: true } },
  { pattern: '474946383961', type: { name: 'GIF image', extension: 'gif', mime: 'image/gif', isViewable: true } },
  {
    pattern: '52494646????????57454250',
    type: { name: 'WebP image', extension: 'webp', mime: 'image/webp', isViewable: true },
  },
  {
    pattern: '????????6674797061766966',
    type: { name: 'AVIF image', extension: 'avif', mime: 'image/avif', isViewable: true },
  },
  { pattern: '????????6674797068656963', type: { name: 'HEIC image', extension: 'heic', mime: 'image/heic' } },
  { pattern: '????????667479706d696631', type: { name: 'HEIF image', extension: 'heif', mime: 'image/heif' } },
  {
    pattern: '424d????????00000000????0000',
    type: { name: 'BMP image', extension: 'bmp', mime: 'image/bmp', isViewable: true },
  },
  {
    pattern: '00000100??00????????',
    type: { name: 'ICO icon', extension: 'ico', mime: 'image/x-icon', isViewable: true },
  },
  { pattern: '49492a00', type: { name: 'TIFF image', extension: 'tif', mime: 'image/tiff' } },
  { pattern: '4d4d002a', type: { name: 'TIFF image', extension: 'tif', mime: 'image/tiff' } },
  { pattern: '38425053000100', type: { name: 'Photoshop image', extension: 'psd', mime: 'image/vnd.adobe.photoshop' } },
  { pattern: '255044462d', type: { name: 'PDF document', extension: 'pdf', mime: 'application/pdf' } },
  { pattern: '504b0304', type: { name: 'ZIP archive', extension: 'zip', mime: 'application/zip' } },
  { pattern: '504b0506', type: { name: 'ZIP archive', extension: 'zip', mime: 'application/zip' } },
  { pattern: '1f8b08', type: { name: 'gzip archive', extension: 'gz', mime: 'application/gzip' } },
  { pattern: '425a68??314159265359', type: { name: 'bzip2 archive', extension: 'bz2', mime: 'application/x-bzip2' } },
  { pattern: 'fd377a585a00', type: { name: 'XZ archive', extension: 'xz', mime: 'application/x-xz' } },
  { pattern: '28b52ffd', type: { name: 'Zstandard archive', extension: 'zst', mime: 'application/zstd' } },
  { pattern: '377abcaf271c', type: { name: '7-Zip archive', extension: '7z', mime: 'application/x-7z-compressed' } },
  { pattern: '526172211a07', type: { name: 'RAR archive', extension: 'rar', mime: 'application/vnd.rar' } },
  {
    pattern: '7573746172',
    offset: 257,
    type: { name: 'tar archive', extension: 'tar', mime: 'application/x-tar' },
  },
  { pattern: '494433??00', type: { name: 'MP3 audio', extension: 'mp3', mime: 'audio/mpeg' } },
  { pattern: 'fffb', type: { name: 'MP3 audio', extension: 'mp3', mime: 'audio/mpeg' } },
  { pattern: 'fff3', type: { name: 'MP3 audio', extension: 'mp3', mime: 'audio/mpeg' } },
  { pattern: '664c6143000000', type: { name: 'FLAC audio', extension: 'flac', mime: 'audio/flac' } },
  { pattern: '4f67675300', type: { name: 'Ogg media', extension: 'ogg', mime: 'audio/ogg' } },
  { pattern: '52494646????????57415645', type: { name: 'WAV audio', extension: 'wav', mime: 'audio/wav' } },
  { pattern: '52494646????????41564920', type: { name: 'AVI video', extension: 'avi', mime: 'video/x-msvideo' } },
  { pattern: '????????667479704d344120', type: { name: 'M4A audio', extension: 'm4a', mime: 'audio/mp4' } },
  { pattern: '????????6674797071742020', type: { name: 'QuickTime video', extension: 'mov', mime: 'video/quicktime' } },
  { pattern: '????????66747970', type: { name: 'MP4 video', extension: 'mp4', mime: 'video/mp4' } },
  { pattern: '1a45dfa3', type: { name: 'WebM or Matroska video', extension: 'webm', mime: 'video/webm' } },
  { pattern: '0061736d', type: { name: 'WebAssembly module', extension: 'wasm', mime: 'application/wasm' } },
  { pattern: '774f4632', type: { name: 'WOFF2 font', extension: 'woff2', mime: 'font/woff2' } },
  { pattern: '774f4646', type: { name: 'WOFF font', extension: 'woff', mime: 'font/woff' } },
  { pattern: '0001000000', type: { name: 'TrueType font', extension: 'ttf', mime: 'font/ttf' } },
  { pattern: '4f54544f00', type: { name: 'OpenType font', extension: 'otf', mime: 'font/otf' } },
  { pattern: '7f454c46', type: { name: 'ELF program', extension: 'elf', mime: 'application/x-elf' } },
  {
    pattern: '4d5a9000',
    type: { name: 'Windows program', extension: 'exe', mime: 'application/vnd.microsoft.portable-executable' },
  },
  {
    pattern: '53514c69746520666f726d6174203300',
    type: { name: 'SQLite database', extension: 'sqlite', mime: 'application/vnd.sqlite3' },
  },
  {
    pattern: 'd0cf11e0a1b11ae1',
    type: { name: 'legacy Office document', extension: 'doc', mime: 'application/x-ole-storage' },
  },
]

/** SVG has no magic bytes: its root element may follow a declaration, comments and a document type. */
export const svg: FileType = { name: 'SVG image', extension: 'svg', mime: 'image/svg+xml', isViewable: true }
