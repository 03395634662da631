import type { Match } from '../../../streams/index.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { NotLoaded } from '../../features/loading/NotLoaded.tsx'
import { useLateCode } from '../../features/loading/useLateCode.ts'
import { useOverlayStep } from '../../routes/useOverlayStep.ts'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Sheet, SheetHeader } from '../../ui/sheet/Sheet.tsx'

const loadPages = () => import('./pages.ts')

/** The button that opens the list of the other matches of the league. */
export function Siblings({ match }: { readonly match: Match }) {
  const { t } = useTranslation()
  const { open, show, close } = useOverlayStep('siblings')
  const { code, failed, retry } = useLateCode(open, loadPages)
  const title = t('match.siblings')
  return (
    <>
      <IconButton icon="sort" label={title} onPress={show} />
      <Sheet
        open={open}
        onClose={close}
        label={title}
        header={
          <SheetHeader actions={<IconButton icon="close" label={t('common.action.close')} onPress={close} />}>
            {title}
          </SheetHeader>
        }
      >
        {open && failed && <NotLoaded onRetry={retry} />}
        {open && !failed && code === null && (
          <Skeleton shape="records" rows={3} label={t('common.loading')} />
        )}
        {open && code !== null && <code.LeagueMatches match={match} />}
      </Sheet>
    </>
  )
}
