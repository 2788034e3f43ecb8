import Contrast from 'lucide-react/icons/contrast'
import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { useSyncExternalStore } from 'react'
import { buttonClass } from '#app/ui/button.tsx'
import { RadioMenu } from '#app/ui/radio-menu.tsx'
import { chooseTheme, readTheme, type Theme, watchTheme } from '../theme.ts'

const look = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const
const choices: { value: Theme; label: string; icon: React.ReactNode }[] = [
  { value: 'light', label: 'Light', icon: <Sun {...look} /> },
  { value: 'dark', label: 'Dark', icon: <Moon {...look} /> },
  { value: 'system', label: 'System', icon: <Monitor {...look} /> },
]

export default function ThemeMenu() {
  const theme = useSyncExternalStore(watchTheme, readTheme, () => 'system' as const)
  return (
    <RadioMenu
      label="Theme"
      trigger={<Contrast {...look} size={18} />}
      triggerClass={buttonClass('ghost', 'normal', 'px-2.5')}
      value={theme}
      choices={choices}
      onChange={chooseTheme}
    />
  )
}
