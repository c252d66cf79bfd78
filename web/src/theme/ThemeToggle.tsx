import IconButton from '@mui/material/IconButton'
import { useColorScheme } from '@mui/material/styles'
import { MoonIcon } from '#illustrations/icons/MoonIcon.tsx'
import { SunIcon } from '#illustrations/icons/SunIcon.tsx'

/** Switches between the two themes. Its name says what it will do. */
export function ThemeToggle() {
  const { mode, setMode } = useColorScheme()
  const next = mode === 'dark' ? 'light' : 'dark'
  const Icon = next === 'dark' ? MoonIcon : SunIcon
  return (
    <IconButton aria-label={`Use ${next} theme`} title={`Use ${next} theme`} onClick={() => setMode(next)}>
      <Icon size={24} />
    </IconButton>
  )
}
