import { choice, line } from '#app/lib/settings.ts'

export const settings = {
  version: choice(['v4', 'v1', 'v3', 'v5', 'v6', 'v7', 'nil', 'max']),
  quantity: line('1', 3),
  format: choice(['default', 'uppercase', 'no-hyphens', 'braces', 'quotes', 'urn', 'base64url']),
  namespace: choice(['dns', 'url', 'oid', 'x500', 'custom']),
}
