import type { Toast } from '#app/ui/toast.ts'

export const noReceiver = 'No other tool takes this.'
export const receiversMissing = 'The list of tools could not be loaded. Check your connection and try again.'
export const notSent: Toast = {
  title: 'Not sent',
  description: 'This browser cannot carry it to another page: download it, and open the file there.',
}
