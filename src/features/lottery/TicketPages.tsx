import { useState } from 'react'
import { formatMoney } from '../../../streams/index.ts'
import { type LotteryChase, type LotteryModel, lotteryOf } from '../../../streams/lottery.ts'
import { useLottery } from '../../bindings/useLottery.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Segmented } from '../../ui/choice/Segmented.tsx'
import { Note } from '../../ui/feedback/Note.tsx'
import { Sheet, SheetHeader } from '../../ui/sheet/Sheet.tsx'
import { SheetSection } from '../../ui/sheet/SheetSection.tsx'
import { chaseStateWord, numbersWords, planWord } from '../../words/lotteryWords.ts'
import { Balls } from './Balls.tsx'
import { LotteryFeedOr } from './LotteryFeedOr.tsx'
import { oddsText, rtpText } from './oddsText.ts'
import { OwnBets } from './OwnBets.tsx'
import { ProofLink } from './ProofLink.tsx'
import styles from './Ticket.module.css'

interface TicketPagesProps {
  readonly ticketId: string
  readonly model: LotteryModel
  readonly onClose: () => void
}

const PAGES = ['bets', 'chases', 'results', 'rules'] as const

type Page = (typeof PAGES)[number]

/** Own bets, chases, past draws and the rules of a lottery. */
export function TicketPages({ ticketId, model, onClose }: TicketPagesProps) {
  const { t } = useTranslation()
  const [page, setPage] = useState<Page>('bets')
  const title = t('lottery.more')
  return (
    <Sheet open onClose={onClose} label={title} header={<SheetHeader>{title}</SheetHeader>} shown={title}>
      <SheetSection>
        <Segmented
          label={t('lottery.pages')}
          items={PAGES.map((key) => ({ key, label: t(`lottery.page.${key}`) }))}
          selected={page}
          onSelect={setPage}
        />
        {page === 'bets' && <OwnBets ticketId={ticketId} />}
        {page === 'chases' && <Chases ticketId={ticketId} />}
        {page === 'results' && <Results ticketId={ticketId} />}
        {page === 'rules' && <Rules model={model} />}
      </SheetSection>
    </Sheet>
  )
}

function Chases({ ticketId }: { readonly ticketId: string }) {
  const { t } = useTranslation()
  const { feed } = useLottery()
  return (
    <LotteryFeedOr feed={useStream(feed.chases$(ticketId))}>
      {(chases) =>
        chases.length === 0 ? (
          <Note>{t('lottery.chase.none')}</Note>
        ) : (
          <ul>
            {chases.map((chase) => (
              <Chase key={chase.chaseNo} chase={chase} />
            ))}
          </ul>
        )
      }
    </LotteryFeedOr>
  )
}

function Chase({ chase }: { readonly chase: LotteryChase }) {
  const { t } = useTranslation()
  const lottery = useLottery()
  const [asked, setAsked] = useState(false)
  const money = (amount: LotteryChase['cost']) => formatMoney(amount, { symbol: true })
  return (
    <li className={styles.item}>
      <span className={styles.words}>
        {t('lottery.chase.row', {
          name: chase.playName,
          drawn: String(chase.drawn),
          draws: String(chase.draws),
        })}{' '}
        {chaseStateWord(t, chase)}
        {chase.stopOnWin && ` · ${t('lottery.chase.stop')}`}
        <small>{numbersWords(t, chase.play.playId, chase.numbers)}</small>
        <small>
          {t('lottery.chase.money', {
            cost: money(chase.cost),
            open: money(chase.open),
            won: money(chase.won),
            back: money(chase.givenBack),
          })}
        </small>
      </span>
      {chase.state === 'inProgress' && (
        <Button
          kind="secondary"
          size="small"
          onPress={() => {
            if (asked) lottery.cancelChase(chase.chaseNo)
            setAsked(!asked)
          }}
        >
          {t(asked ? 'lottery.chase.cancelAsk' : 'lottery.chase.cancel')}
        </Button>
      )}
    </li>
  )
}

function Results({ ticketId }: { readonly ticketId: string }) {
  const { t } = useTranslation()
  const { feed } = useLottery()
  // Not that of the page, which may be refused while the draws are still served.
  const lottery = lotteryOf(ticketId)
  return (
    <LotteryFeedOr feed={useStream(feed.history$(ticketId))}>
      {(draws) => (
        <ul>
          {draws.slice(0, SHOWN_RESULTS).map(({ planId, numbers, voided }) => (
            <li key={planId} className={styles.item}>
              <span className={styles.words}>
                <small>{planWord(planId)}</small>
                {voided && t('lottery.voided')}
                {!voided && lottery !== null && <Balls seriesId={lottery.seriesId} numbers={numbers} />}
              </span>
              <ProofLink ticketId={ticketId} planId={planId} />
            </li>
          ))}
        </ul>
      )}
    </LotteryFeedOr>
  )
}

const SHOWN_RESULTS = 50

function Rules({ model }: { readonly model: LotteryModel }) {
  const { t } = useTranslation()
  return (
    <LotteryFeedOr feed={useStream(model.view$)}>
      {({ table, currency }) => (
        <div className={styles.rules}>
          <p>{t('lottery.rules.lead')}</p>
          <p>
            {t('lottery.rules.limit', {
              amount: formatMoney({ minor: table.drawMax, currency }, { symbol: true }),
            })}
          </p>
          <p>{t('lottery.rules.responsible')}</p>
          <ul>
            {table.plays.map(({ play, name, odds, rtp }) => (
              <li key={play.playId} className={styles.item}>
                <span>{name}</span>
                <small>
                  {t('lottery.rules.odds', { odds: oddsText(odds), rtp: rtp === null ? '–' : rtpText(rtp) })}
                </small>
              </li>
            ))}
          </ul>
        </div>
      )}
    </LotteryFeedOr>
  )
}
