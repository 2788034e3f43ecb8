import AtSign from 'lucide/dist/esm/icons/at-sign.mjs'
import type { ToolDefinition } from '../types.ts'

export default {
  name: 'Aesthetic Username Generator',
  shortName: 'Username',
  summary: 'Names you would actually use, checked against the rules of eight platforms.',
  category: 'name-generators',
  order: 1,
  icon: AtSign,
  glyph: '@_',
  keywords: ['nickname', 'handle', 'gamertag', 'name', 'discord', 'instagram', 'tiktok', 'twitch'],
  related: ['uuid-generator', 'text-case-converter'],
  available: true,
} satisfies ToolDefinition
