import { t } from '@lingui/core/macro'
import { styled, useColorScheme } from '@mui/material/styles'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useHydrated } from '#components/hooks/useHydrated.ts'
import { Moon, Sun } from '#icons/icons.tsx'
import { theme } from '#theme/theme.ts'

// CSS selects the icon, because it knows the theme before hydration.
const Icons = styled('span')({
  display: 'contents',
  '& > :last-child': { display: 'none' },
  ...theme.applyStyles('dark', {
    '& > :first-of-type': { display: 'none' },
    '& > :last-child': { display: 'inline' },
  }),
})

/**
 * Switches between the two themes.
 * @param isNamed shows the label next to the icon
 */
export function ThemeToggle({ isNamed = false }: { isNamed?: boolean }) {
  const isHydrated = useHydrated()
  const { mode, setMode } = useColorScheme()
  // The prerendered label is the same for both themes.
  const next = isHydrated && mode === 'dark' ? 'light' : 'dark'
  const name = next === 'dark' ? t`Use dark theme` : t`Use light theme`
  const icon = (
    <Icons>
      <Moon size={24} />
      <Sun size={24} />
    </Icons>
  )
  const toggle = () => setMode(next)
  if (isNamed)
    return (
      <Button variant="text" color="inherit" startIcon={icon} onClick={toggle}>
        {name}
      </Button>
    )
  return (
    <IconButton aria-label={name} title={name} disabled={!isHydrated} onClick={toggle}>
      {icon}
    </IconButton>
  )
}
