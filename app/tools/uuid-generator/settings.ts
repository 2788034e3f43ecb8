import { choice, matching } from '#app/lib/settings.ts'

export const settings = {
  version: choice(['v4', 'v1', 'v3', 'v5', 'v6', 'v7', 'nil', 'max']),
  /** The typed text; only a number from 1 to 100 is kept or shared. */
  quantity: matching(/^(?:100|[1-9]\d?)$/, '1', 'a whole number from 1 to 100'),
  format: choice(['default', 'uppercase', 'no-hyphens', 'braces', 'quotes', 'urn', 'base64url']),
  namespace: choice(['dns', 'url', 'oid', 'x500', 'custom']),
}
