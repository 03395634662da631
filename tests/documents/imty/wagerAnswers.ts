import { documentedFields } from '../documented.ts'

const asked = {
  RefId: '0',
  SportId: 1,
  EventId: '1000241',
  BetTypeId: 1,
  PeriodId: 1,
  BetTypeSelectionId: 1,
  OutrightTeamId: 0,
  MarketlineId: '1000241020013997',
  WagerSelectionId: '1000241020013997001',
  Handicap: 0.75,
  Specifiers: '',
  OddsType: 3,
  Odds: 1.95,
  EuropeOdds: 1.95,
  Market: 3,
  MarketlineStatusId: 1,
}

/** The line has gone: the nearest one is named, and has to be confirmed by the member. */
export const QUOTE = {
  request: documentedFields('imty 3.3', {
    WagerType: 1,
    Currency: 'CNY',
    ReturnNearestHandicap: true,
    WagerSelectionInfos: [asked],
  }),
  answer: documentedFields('imty 3.3', {
    WagerSelectionInfos: [
      {
        RefId: '0',
        Status: 382,
        EventId: '1000241',
        MarketlineId: '1000241020013996',
        WagerSelectionId: '1000241020013996001',
        Handicap: 1,
        Specifiers: '',
        OddsType: 3,
        Odds: 2.05,
        EuropeOdds: 2.05,
        HomeScore: 1,
        AwayScore: 0,
        Market: 3,
        MarketlineStatusId: 1,
        IsLocked: false,
      },
      { RefId: '1', Status: 3014 },
    ],
    BetSetting: [
      {
        RefId: '0',
        ComboSelection: 0,
        NoOfCombination: 1,
        MinStakeAmount: '10.00',
        MaxStakeAmount: '20000.00',
        EstimatedPayoutAmount: 2.05,
      },
    ],
  }),
  /** At least one row has another `Status` than 100. */
  status: 350,
}

const leg = { ...asked, HomeScore: 1, AwayScore: 0, BetChannel: 3 }
const early = { ...leg, EventId: '1000310', Market: 1, HomeScore: 0 }

/** One is confirmed, one is pending in play, one is refused because its price changed: the others stand. */
export const SINGLES = {
  request: documentedFields('imty 3.3; imty 3.4', {
    WagerType: 1,
    Currency: 'CNY',
    AcceptOdds: 0,
    IsComboAcceptAnyOdds: false,
    WagerSelectionInfos: [
      early,
      { ...leg, RefId: '1', Handicap: 1, Odds: 2.05, EuropeOdds: 2.05 },
      { ...early, RefId: '2' },
    ],
    ComboSelections: [
      { ComboSelection: 0, RefId: '0', StakeAmount: '100.00' },
      { ComboSelection: 0, RefId: '1', StakeAmount: '50.00' },
      { ComboSelection: 0, RefId: '2', StakeAmount: '20.00' },
    ],
  }),
  answer: documentedFields('imty 3.4', {
    WagerSelectionInfos: [
      {
        RefId: '0',
        ComboSelectionId: 0,
        WagerId: '7000001',
        BetConfirmationStatus: 2,
        BetStatusMessage: 100,
        InputtedStakeAmount: '100.00',
        StakeAmount: '100.00',
        EstimatedPayoutFullAmount: '195.00',
        AcceptedWagerSelections: [
          { RefId: '0', EventId: '1000310', BetTypeSelectionId: 1, Handicap: 0.75, StakeOdds: 1.95 },
        ],
      },
      {
        RefId: '1',
        ComboSelectionId: 0,
        WagerId: '7000002',
        BetConfirmationStatus: 1,
        BetStatusMessage: 100,
        InputtedStakeAmount: '50.00',
        StakeAmount: '50.00',
        EstimatedPayoutFullAmount: '102.50',
        AcceptedWagerSelections: [
          { RefId: '1', EventId: '1000241', BetTypeSelectionId: 1, Handicap: 1, StakeOdds: 2.05 },
        ],
      },
      {
        RefId: '2',
        ComboSelectionId: 0,
        WagerId: '',
        BetConfirmationStatus: 3,
        BetStatusMessage: 381,
        InputtedStakeAmount: '20.00',
        StakeAmount: '0.00',
        EstimatedPayoutFullAmount: '0.00',
        AcceptedWagerSelections: [],
      },
    ],
  }),
}

const COMBO_PRICES = [1.95, 2.1, 1.8]
const accepted = COMBO_PRICES.map((StakeOdds, index) => ({
  RefId: String(index),
  EventId: `100031${index}`,
  BetTypeSelectionId: 1,
  Handicap: 0.75,
  StakeOdds,
}))
const row = (ComboSelectionId: number, stake: string, all: string, payout: string) => ({
  ComboSelectionId,
  WagerId: `700000${ComboSelectionId === 10 ? 3 : 4}`,
  BetConfirmationStatus: 2,
  BetStatusMessage: 100,
  InputtedStakeAmount: stake,
  StakeAmount: all,
  EstimatedPayoutFullAmount: payout,
  AcceptedWagerSelections: accepted,
})

/** Three legs: as one, all doubles, and the cover with a stake below the least. */
export const COMBOS = {
  request: documentedFields('imty 3.3; imty 3.4', {
    WagerType: 2,
    Currency: 'CNY',
    AcceptOdds: 2,
    IsComboAcceptAnyOdds: true,
    WagerSelectionInfos: COMBO_PRICES.map((price, index) => ({
      ...early,
      RefId: String(index),
      EventId: `100031${index}`,
      Odds: price,
      EuropeOdds: price,
    })),
    ComboSelections: [
      { ComboSelection: 10, StakeAmount: '10.00' },
      { ComboSelection: 9, StakeAmount: '10.00' },
      { ComboSelection: 1, StakeAmount: '1.00' },
    ],
  }),
  answer: documentedFields('imty 3.4', {
    WagerSelectionInfos: [
      row(10, '10.00', '10.00', '73.71'),
      row(9, '10.00', '30.00', '113.85'),
      {
        ...row(1, '1.00', '0.00', '0.00'),
        WagerId: '',
        BetConfirmationStatus: 3,
        BetStatusMessage: 3005,
        AcceptedWagerSelections: [],
      },
    ],
  }),
}

export const STATES = {
  request: documentedFields('imty 3.5', { WagerIds: ['7000002'] }),
  answer: documentedFields('imty 3.5', {
    PendingWagerStatusList: [
      {
        WagerID: '7000002',
        BetConfirmationStatus: 3,
        BetStatusMessage: 383,
        EstimatedPayoutFullAmount: '0.00',
      },
    ],
  }),
}
