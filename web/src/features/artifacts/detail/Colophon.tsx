import { styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import { PRODUCT } from '#components/layout/pageHeading.ts'
import { labelUrl } from '#components/records/share.ts'
import { isSavingData, whenIdle } from '#utils/whenIdle.ts'

const Foot = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'none',
  '@media print': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(2),
    gridColumn: '1 / -1',
    paddingTop: theme.spacing(1.5),
    borderTop: `1px solid ${theme.vars.palette.rule}`,
    color: theme.vars.palette.text.secondary,
    overflowWrap: 'anywhere',
    breakInside: 'avoid',
    '& > img': { flex: 'none', width: '24mm', height: '24mm' },
  },
}))

/** Draws the QR code when the page is idle: printing does not wait for it. */
function useCode(text: string): string {
  const [code, setCode] = useState('')
  useEffect(() => {
    let isOver = false
    const draw = async () => {
      const { drawCode } = await import('./drawCode.ts')
      if (!isOver) setCode(drawCode(text))
    }
    const cancel = isSavingData() ? undefined : whenIdle(() => void draw().catch(console.warn))
    return () => {
      isOver = true
      cancel?.()
    }
  }, [text])
  return code
}

/** The footer of a printed page: the label's address, as text and as a QR code. */
export function Colophon({ id }: { id: string }) {
  const url = labelUrl(id)
  const code = useCode(url)
  return (
    <Foot>
      <span>
        {PRODUCT} · {url}
      </span>
      {code && <img src={code} alt={`QR code of ${url}`} referrerPolicy="no-referrer" />}
    </Foot>
  )
}
