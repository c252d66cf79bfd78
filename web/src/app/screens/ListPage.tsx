import type { List } from '@tracker/domain/lists/list.ts'
import ListScreen from '#features/lists/ListScreen.tsx'
import ReportButton from '#features/reports/filing/ReportButton.tsx'

const appeal = ({ _id: id }: List) => <ReportButton key={id} subject={{ kind: 'list', id }} isHidden />

/** One of the user's lists, composed with appeals. */
export default function ListPage() {
  return <ListScreen appeal={appeal} />
}
