import type { Toast } from '#app/ui/feedback/toast.ts'
import { copiedToast, copyFailedToast, downloadedToast, success } from '#app/work/messages.ts'

export const invalidNamespace = 'The namespace is not a UUID.'
/** A text with UUIDs of several versions. */
export const sampleText = `22:01:07 INFO  request 01a1dc14-19f6-7c41-a9e2-5b1f30d7c86a accepted
  tenant={b3c7e772-d6da-11ee-b3f2-0242ac130003} legacy=1f036659cc3366129c117e5f8a21c0d4
  ns dns:example.com -> cfbff0d1-9375-5685-968c-48ce8b15ae17
  urn:uuid:f47ac10b-58cc-4372-a567-0e02b2c3d479 parent=00000000-0000-0000-0000-000000000000
`
export const quantityLimits = '1 to 100'
export const reading = 'Reading'
export const noneFound = 'No UUID found in this text.'

export const generated = (count: number): Toast => success('Generated!', `${count} UUID(s) generated successfully.`)
export const copied = copiedToast('UUID')
export const copiedAll = copiedToast('All UUIDs')
export const copiedTable = copiedToast('Table')
export const tableDownloaded = downloadedToast('Table')
export const downloaded = downloadedToast('UUIDs')
export const copyFailed = copyFailedToast('UUID')

export const versions = [
  { value: 'v4', label: 'v4 (random)' },
  { value: 'v1', label: 'v1 (time and node)' },
  { value: 'v3', label: 'v3 (name, MD5)' },
  { value: 'v5', label: 'v5 (name, SHA-1)' },
  { value: 'v6', label: 'v6 (time and node, sortable)' },
  { value: 'v7', label: 'v7 (Unix time, sortable)' },
  { value: 'nil', label: 'Nil (all zeros)' },
  { value: 'max', label: 'Max (all ones)' },
] as const
export const formats = [
  { value: 'default', label: 'Default' },
  { value: 'uppercase', label: 'Uppercase' },
  { value: 'no-hyphens', label: 'No hyphens' },
  { value: 'braces', label: 'Braces' },
  { value: 'quotes', label: 'Quotes' },
  { value: 'urn', label: 'URN' },
  { value: 'base64url', label: 'Base64url' },
] as const
export const namespaces = [
  { value: 'dns', label: 'DNS' },
  { value: 'url', label: 'URL' },
  { value: 'oid', label: 'OID' },
  { value: 'x500', label: 'X500' },
  { value: 'custom', label: 'Custom' },
] as const
