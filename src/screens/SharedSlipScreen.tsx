import { useMemo } from 'react'
import type { TFunction } from 'i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { formatOdds, oddsDisplayOf, offered, type Scope } from '../../streams/index.ts'
import {
  legLine,
  type LinkedLegView,
  type LinkedSlip,
  readSlipLink,
  type SlipLink,
  slipLinkStreams,
} from '../../streams/slipLink.ts'
import { useMember } from '../bindings/StreamsProvider.tsx'
import { useScope } from '../bindings/useScope.ts'
import { useStream } from '../bindings/useStream.ts'
import { useStreamPart } from '../bindings/useStreamPart.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { ScreenBanner } from '../features/connection/ScreenBanner.tsx'
import { withOverlays } from '../routes/overlayStack.ts'
import { PATHS, SLIP_IN_QUERY } from '../routes/paths.ts'
import { useGoHome } from '../routes/useGoHome.ts'
import { useParentAlong } from '../routes/useParentAlong.ts'
import { Button } from '../ui/button/Button.tsx'
import { ButtonRow } from '../ui/button/ButtonRow.tsx'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { Note } from '../ui/feedback/Note.tsx'
import { ListGroup } from '../ui/list/ListGroup.tsx'
import { ListRow } from '../ui/list/ListRow.tsx'
import { ScrollArea } from '../ui/page/Column.tsx'
import { Inset } from '../ui/page/Inset.tsx'
import { PageHeader } from '../ui/page/PageHeader.tsx'
import { matchTitle } from '../words/matchWords.ts'
import { legName, marketName } from '../words/slipWords.ts'

const LIST_WITH_SLIP = withOverlays({ pathname: PATHS.home, search: '', hash: '' }, ['slip'])

/** A slip that an address holds, at present prices, to be put into the member's own. */
export function SharedSlipScreen() {
  const { t } = useTranslation()
  const [parameters] = useSearchParams()
  const code = parameters.get(SLIP_IN_QUERY) ?? ''
  const { venue } = useMember().part(slipLinkStreams)
  const link = useMemo(() => readSlipLink(code), [code])
  return (
    <>
      <PageHeader title={t('slipMore.link.title')} />
      <ScreenBanner reports="prices" />
      {typeof link === 'string' ? (
        <NoSlip text={t(`slipMore.link.fault.${link}`)} />
      ) : link.venue !== venue ? (
        <NoSlip text={t('slipMore.link.fault.otherVenue', { venue: link.venue })} />
      ) : (
        <Linked key={code} link={link} />
      )}
    </>
  )
}

function NoSlip({ text }: { readonly text: string }) {
  const { t } = useTranslation()
  // Replaces the link, so that Back does not return to it.
  const goHome = useGoHome({ replace: true })
  return (
    <EmptyState
      art="flag"
      title={t('slipMore.link.none')}
      text={text}
      actions={<Button onPress={goHome}>{t('slipMore.link.toHome')}</Button>}
    />
  )
}

function Linked({ link }: { readonly link: SlipLink }) {
  const streams = useMember().part(slipLinkStreams)
  const model = useScope((screen: Scope) => streams.open(screen, link), streams, link)
  return model === null ? null : <Legs model={model} />
}

function Legs({ model }: { readonly model: LinkedSlip }) {
  const { t } = useTranslation()
  const legs = useStream(model.legs$)
  const { slip } = useMember()
  const own = useStreamPart(slip.slip$, (view) => view.legs.length)
  const navigate = useNavigate()
  const takeAlong = useParentAlong()
  const usable = legs.some(({ leg }) => leg !== null)
  const asking = legs.some(({ state }) => state === 'asking')
  const put = (how: 'add' | 'replace') => () => {
    model.putIn(how)
    // The list with the open slip replaces the link, so that Back does not put it in again.
    takeAlong(PATHS.home)
    void navigate(LIST_WITH_SLIP, { replace: true })
  }
  return (
    <ScrollArea sunken busy={asking}>
      <ListGroup title={t('slipMore.link.legs', { count: legs.length })}>
        {legs.map((leg) => (
          <LegRow key={JSON.stringify(leg.linked)} view={leg} />
        ))}
      </ListGroup>
      <Inset>
        {own > 0 && <Note align="start">{t('slipMore.link.own', { count: own })}</Note>}
        <ButtonRow>
          {legs.some(({ state }) => state === 'failed') && (
            <Button kind="secondary" onPress={model.retry}>
              {t('slip.way.retry')}
            </Button>
          )}
          {own > 0 && (
            <Button kind="secondary" disabled={!usable || asking} onPress={put('replace')}>
              {t('slipMore.link.replace')}
            </Button>
          )}
          <Button disabled={!usable || asking} onPress={put('add')}>
            {t('slipMore.link.add')}
          </Button>
        </ButtonRow>
        <Note align="start">{t('slipMore.link.prices')}</Note>
      </Inset>
    </ScrollArea>
  )
}

function LegRow({ view: { match, leg, state, linked } }: { readonly view: LinkedLegView }) {
  const { t } = useTranslation()
  const { rules, settings } = useMember()
  const format = useStreamPart(settings.settings$, ({ oddsFormat }) => oddsFormat)
  const where = match === null ? '' : matchTitle(t, match)
  if (leg === null) {
    return (
      <ListRow
        label={where === '' ? t('slipMore.link.match', { id: linked.matchId }) : where}
        value={stateWords(t, state)}
      />
    )
  }
  const allowed = leg.oddsFormats?.includes(format) === false ? 'europe' : offered(rules.oddsFormats, format)
  return (
    <ListRow
      label={legName(t, leg, legLine(leg, leg.choice.line))}
      note={[marketName(t, leg), where].join(' · ')}
      value={
        state === 'open'
          ? formatOdds(leg.agreedOdds, allowed, oddsDisplayOf(leg.choice.sport))
          : stateWords(t, state)
      }
    />
  )
}

function stateWords(t: TFunction, state: LinkedLegView['state']): string {
  return state === 'open' ? '' : t(`slipMore.link.state.${state}`)
}
