/** What a dialog says or asks. */
export type Seal = 'check' | 'question' | 'crack' | 'wave'

export interface Telling {
  title: string
  text?: string
  seal: Seal
  /** The only button. */
  button?: string
}

export interface Asking {
  title: string
  text: string
  /** What is at stake, below the text. */
  detail?: string
  /** The button that goes ahead; it is drawn as a danger. */
  confirm: string
  cancel?: string
}

export type Content = ({ kind: 'tell' } & Telling) | ({ kind: 'ask' } & Asking)

export type DialogRequest = { id: number; settle: (confirmed: boolean) => void } & Content
