import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import type { ComponentProps } from 'react'
import { useHydrated } from '#components/hooks/useHydrated.ts'

/** A button that needs the script: disabled until hydration, after which only it is rendered again. */
export const ReadyButton = (props: ComponentProps<typeof Button>) => (
  <Button {...props} disabled={!useHydrated()} />
)

/** An icon button that needs the script. */
export const ReadyIconButton = (props: ComponentProps<typeof IconButton>) => (
  <IconButton {...props} disabled={!useHydrated()} />
)
