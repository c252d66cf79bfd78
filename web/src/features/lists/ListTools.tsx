import { t } from '@lingui/core/macro'
import { translateDomainText } from '#i18n/domainTexts.ts'
import { type List, LIST_LABELS, LIST_VISIBILITIES } from '@tracker/domain/lists/list.ts'
import { isolate } from '@tracker/domain/text/direction.ts'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import { styled } from '@mui/material/styles'
import { Link, useNavigate } from 'react-router'
import { SelectField } from '#components/forms/SelectField.tsx'
import { MenuButton } from '#components/layout/MenuButton.tsx'
import { ShareIcon, shareUrl } from '#components/records/actions/share.ts'
import { ArrowRight, icon } from '#icons/icons.tsx'
import { More, Trash } from '#icons/screenIcons.tsx'
import { copyListAddress, PATHS } from '#navigation/paths.ts'
import { dialogs } from '#notifications/dialogs.ts'
import { useDeleteList } from './api/useDeleteList.ts'
import { useUpdateList } from './api/useUpdateList.ts'
import { attempt } from './attempt.ts'
import { countText, publicUrl, titleOf, visibilityText } from './listTexts.ts'
import { theme } from '#theme/theme.ts'

const Pencil = /* @__PURE__ */ icon('M4 20l1-4.5L16.5 4 20 7.5 8.5 19ZM14 6.5l3.5 3.5')

const Sheets = /* @__PURE__ */ icon('M9 9h11v11H9ZM15 9V4H4v11h5')

const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  '@media print': { display: 'none' },
  // On phones Share has its icon alone; its word stays for screen readers.
  [theme.breakpoints.down('sm')]: {
    '& > .MuiButton-contained': { minWidth: 44, padding: 0, '& > .MuiButton-startIcon': { margin: 0 } },
    '& > .MuiButton-contained > .word': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
})

/** A select that looks like a chip. */
const Chip = styled(SelectField)({
  width: 'auto',
  '& > label': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
  '& .MuiOutlinedInput-root': {
    ...theme.typography.small,
    minHeight: 44,
    borderRadius: 4,
    backgroundColor: 'transparent',
  },
  '& select': { paddingBlock: 8 },
})

const visibilities = () => LIST_VISIBILITIES.map((value) => ({ value, label: visibilityText(value) }))

interface Props {
  list: List
  onEdit: () => void
}

/** Beside the title of a list: who can see it, Share, and a menu with everything else that concerns the whole list. */
export function ListTools({ list, onEdit }: Props) {
  const { _id: id, visibility, hidden_reason } = list
  const { mutateAsync: deleteList } = useDeleteList()
  const { mutateAsync: update } = useUpdateList(id)
  const setVisibility = (value: string) => {
    const chosen = LIST_VISIBILITIES.find((one) => one === value)
    if (chosen) void attempt(() => update({ visibility: chosen }))
  }
  const navigate = useNavigate()
  const confirmAndDelete = async () => {
    const title = isolate(titleOf(list))
    const count = countText(list.entries.length)
    const isSure = await dialogs.confirmDelete(
      t`“${title}” and its notes will be gone. It has ${count}. They stay in the collection.`,
    )
    if (!isSure) return
    const isDeleted = await attempt(() => deleteList(id))
    if (isDeleted) void navigate(PATHS.lists, { replace: true })
  }
  return (
    <Row>
      <Chip
        label={translateDomainText(LIST_LABELS.visibility)}
        name="visibility"
        place="in line"
        options={visibilities()}
        value={visibility}
        onChange={({ target }) => setVisibility(target.value)}
      />
      {visibility !== 'private' && (
        <Button
          variant="contained"
          startIcon={<ShareIcon size={20} />}
          onClick={() => void shareUrl(titleOf(list), publicUrl(id))}
        >
          <span className="word">{t`Share`}</span>
        </Button>
      )}
      <MenuButton label={t`More about this list`} icon={<More size={20} />}>
        <MenuItem onClick={onEdit}>
          <Pencil size={20} />
          {t`Edit title and introduction`}
        </MenuItem>
        {visibility !== 'private' && (
          <MenuItem component="a" href={publicUrl(id)}>
            <ArrowRight size={20} />
            {t`Public page`}
          </MenuItem>
        )}
        {hidden_reason === undefined && (
          <MenuItem component={Link} to={copyListAddress(id)}>
            <Sheets size={20} />
            {t`Copy this list`}
          </MenuItem>
        )}
        <MenuItem onClick={() => void confirmAndDelete()} sx={{ color: 'error.main' }}>
          <Trash size={20} />
          {t`Delete`}
        </MenuItem>
      </MenuButton>
    </Row>
  )
}
