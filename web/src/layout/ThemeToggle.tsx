import Button from '@mui/material/Button'
import { IconButton } from '#components/IconButton.ts'
import { useColorScheme } from '@mui/material/styles'
import { Moon, Sun } from '#icons.tsx'

/** Switches between the two themes. Its name says what it will do; `isNamed` also shows it. */
export function ThemeToggle({ isNamed = false }: { isNamed?: boolean }) {
  const { mode, setMode } = useColorScheme()
  const next = mode === 'dark' ? 'light' : 'dark'
  const name = `Use ${next} theme`
  const icon = next === 'dark' ? <Moon size={24} /> : <Sun size={24} />
  const toggle = () => setMode(next)
  if (isNamed)
    return (
      <Button variant="text" color="inherit" startIcon={icon} onClick={toggle}>
        {name}
      </Button>
    )
  return (
    <IconButton aria-label={name} title={name} onClick={toggle}>
      {icon}
    </IconButton>
  )
}
