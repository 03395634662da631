import { useMemo } from 'react'
import type { Match } from '../../../streams/index.ts'
import { useStatistics } from '../../bindings/useStatistics.ts'
import { useStream } from '../../bindings/useStream.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { CountBars } from './CountBars.tsx'
import { EventList } from './EventList.tsx'
import { EventLine } from './EventLine.tsx'
import { LeagueTable } from './LeagueTable.tsx'
import { LineUps } from './LineUps.tsx'
import { Meetings } from './Meetings.tsx'
import { PlayerRanks } from './PlayerRanks.tsx'
import { Section } from './Section.tsx'
import { TeamForm } from './TeamForm.tsx'

/** What there is to know about a football match besides its prices. */
export function StatisticsPanel({ match }: { readonly match: Match }) {
  return (
    <>
      <Counts match={match} />
      <Events match={match} />
      <Teams match={match} />
      <Background match={match} />
      <Ranks match={match} />
    </>
  )
}

interface OfMatch {
  readonly match: Match
}

function Counts({ match }: OfMatch) {
  const { t } = useTranslation()
  const statistics = useStatistics()
  const feed = useStream(useMemo(() => statistics.counts$(match.id), [statistics, match.id]))
  return (
    <Section
      title={t('statistics.section.counts')}
      feed={feed}
      empty={({ counts }) => (counts.items.length === 0 ? t('statistics.empty.counts') : null)}
    >
      {({ counts }) => <CountBars match={match} counts={counts.items} />}
    </Section>
  )
}

function Events({ match }: OfMatch) {
  const { t } = useTranslation()
  const statistics = useStatistics()
  const feed = useStream(useMemo(() => statistics.events$(match.id), [statistics, match.id]))
  return (
    <Section
      title={t('statistics.section.timeline')}
      feed={feed}
      empty={({ events }) => (events.items.length === 0 ? t('statistics.empty.events') : null)}
    >
      {({ events, phases }) => (
        <>
          <EventLine events={events.items} secondHalf={phases.some(({ phase }) => phase === 'secondHalf')} />
          <EventList events={events.items} />
        </>
      )}
    </Section>
  )
}

function Teams({ match }: OfMatch) {
  const { t } = useTranslation()
  const statistics = useStatistics()
  const feed = useStream(useMemo(() => statistics.teams$(match.id), [statistics, match.id]))
  return (
    <Section
      title={t('statistics.section.form')}
      note={() => t('statistics.section.formNote')}
      feed={feed}
      empty={({ home, away }) =>
        home.recent.length + away.recent.length === 0 ? t('statistics.empty.form') : null
      }
    >
      {(teams) => <TeamForm match={match} teams={teams} />}
    </Section>
  )
}

function Background({ match }: OfMatch) {
  const { t } = useTranslation()
  const statistics = useStatistics()
  const feed = useStream(useMemo(() => statistics.background$(match.id), [statistics, match.id]))
  const home = match.teams?.home.name ?? ''
  return (
    <>
      <Section
        title={t('statistics.section.meetings')}
        note={({ meetings }) =>
          t('statistics.section.meetingsNote', { times: String(meetings.length), team: home })
        }
        feed={feed}
        empty={({ meetings }) => (meetings.length === 0 ? t('statistics.empty.meetings') : null)}
      >
        {({ meetings }) => <Meetings meetings={meetings} />}
      </Section>
      {feed.value?.lineUps !== undefined && feed.value.lineUps !== null && (
        <Section title={t('statistics.section.lineUps')} feed={feed}>
          {({ lineUps }) => lineUps !== null && <LineUps match={match} lineUps={lineUps} />}
        </Section>
      )}
    </>
  )
}

function Ranks({ match }: OfMatch) {
  const { t } = useTranslation()
  const statistics = useStatistics()
  const feed = useStream(useMemo(() => statistics.ranks$(match.id), [statistics, match.id]))
  return (
    <>
      <Section
        title={t('statistics.section.table')}
        note={({ table }) =>
          table === null
            ? ''
            : t('statistics.section.tableNote', { round: String(table.round), rounds: String(table.rounds) })
        }
        feed={feed}
        empty={({ table }) => (table === null ? t('statistics.empty.table') : null)}
      >
        {({ table }) => <LeagueTable match={match} rows={table?.rows ?? []} />}
      </Section>
      {feed.value?.players.some(({ rows }) => rows.length > 0) === true && (
        <Section title={t('statistics.section.players')} feed={feed}>
          {({ players }) => <PlayerRanks rankings={players} />}
        </Section>
      )}
    </>
  )
}
