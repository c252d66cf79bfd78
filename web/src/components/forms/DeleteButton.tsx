import Button, { type ButtonProps } from '@mui/material/Button'
import { Trash } from '#icons/screenIcons.tsx'

/** Deletes something: a small button in carmine text, with a bin. */
export function DeleteButton(props: ButtonProps) {
  return <Button size="small" color="error" startIcon={<Trash size={18} />} {...props} />
}
