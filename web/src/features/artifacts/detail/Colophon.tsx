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
    flexDirection: 'column',
    justifyContent: 'flex-end',
    gap: theme.spacing(1),
    '&&': { gridArea: '1 / 2' },
    color: theme.vars.palette.text.secondary,
    overflowWrap: 'anywhere',
    breakInside: 'avoid',
    '& > img': { flex: 'none', width: '20mm', height: '20mm' },
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

/** On paper only, beside the picture: the label's address, as text and as a QR code. */
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
