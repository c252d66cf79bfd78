import { useState } from 'react'
import { lazyPart } from '#components/states/lazyPart.tsx'
import { type AccountMenuProps, PlainAccount } from './PlainAccount.tsx'

const AccountMenu = lazyPart<AccountMenuProps>(
  async () => ({ default: (await import('./AccountMenu.tsx')).AccountMenu }),
  {
    waiting: (props) => <PlainAccount {...props} />,
    failed: (props, failure) => <PlainAccount {...props} failure={failure} />,
  },
)

/** The account menu of a signed-in user, with plain links until its code has loaded. It stays open when that comes. */
export function Account(props: Pick<AccountMenuProps, 'user' | 'onSignOut'>) {
  const [isOpen, setOpen] = useState(false)
  return <AccountMenu {...props} isOpen={isOpen} onToggle={setOpen} />
}
