import { documentedFields } from '../documented.ts'
import { EVENT, LINE, selection } from './eventAnswers.ts'

const entrant = (team: number, Odds: number) => ({
  ...selection(`1000901000010000${team}`, 0, null, '', Odds),
  OutrightTeamId: team,
  SelectionName: 'C',
})

export const OUTRIGHTS = {
  request: documentedFields('imty 3.2', {
    SportId: 31,
    CompetitionIds: [] as string[],
    OddsType: 3,
    OrderBy: 2,
  }),
  answer: documentedFields('imty 3.1; imty 3.2', {
    Events: [
      {
        SportId: 31,
        EventId: '1000901',
        OutrightEventName: 'Cup',
        EventDate: '2026-11-23T08:00:00.000-04:00',
        ClosingDate: '2026-11-23T09:00:00.000-04:00',
        EventStatusId: 1,
        EventStateId: 0,
        Market: 1,
        Competition: EVENT.fields.Competition,
        SortKey: '1.01.9.1000901',
        MarketLines: [
          {
            ...LINE.fields,
            MarketlineId: '1000901000010000',
            BetTypeId: 11,
            BetTypeName: 'Winner',
            OddsTypes: [3],
            WagerSelections: [entrant(7, 3.5), entrant(9, 2.25)],
          },
        ],
      },
    ],
  }),
}
