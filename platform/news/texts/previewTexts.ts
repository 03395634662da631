import type { Variants } from '../sentences.ts'

/** The sentences of previews. English names of teams are plural. */
export const PREVIEW = {
  title: [
    {
      cmn: '{home}对阵{away}：赛前看点',
      zho: '{home}對陣{away}：賽前看點',
      english: '{home} v {away}: what to watch',
    },
    {
      cmn: '前瞻：{home}与{away}狭路相逢',
      zho: '前瞻：{home}與{away}狹路相逢',
      english: 'Preview: {home} meet {away}',
    },
    {
      cmn: '{home}和{away}，谁能带走胜利',
      zho: '{home}和{away}，誰能帶走勝利',
      english: '{home} or {away}: who takes it?',
    },
  ],
  summaryForm: [
    {
      cmn: '{home}近况{homeForm}，{away}近况{awayForm}。',
      zho: '{home}近況{homeForm}，{away}近況{awayForm}。',
      english: '{home} come from {homeForm}, {away} from {awayForm}.',
    },
    {
      cmn: '{home}近来{homeForm}，对手{away}则是{awayForm}。',
      zho: '{home}近來{homeForm}，對手{away}則是{awayForm}。',
      english: 'Lately {homeForm} for {home}; {awayForm} for {away}.',
    },
  ],
  summaryPlain: [
    {
      cmn: '{league}迎来{home}与{away}的较量。',
      zho: '{league}迎來{home}與{away}的較量。',
      english: '{home} and {away} meet in the {league}.',
    },
  ],
  openingRound: [
    {
      cmn: '{league}第{round}轮，{home}坐镇主场迎战{away}。',
      zho: '{league}第{round}輪，{home}坐鎮主場迎戰{away}。',
      english: 'In round {round} of the {league}, {home} are at home to {away}.',
    },
    {
      cmn: '{away}将做客{home}，这是{league}第{round}轮的一场比赛。',
      zho: '{away}將作客{home}，這是{league}第{round}輪的一場比賽。',
      english: '{away} travel to {home} in round {round} of the {league}.',
    },
    {
      cmn: '{league}来到第{round}轮，{home}在自家球场等待{away}。',
      zho: '{league}來到第{round}輪，{home}在自家球場等待{away}。',
      english: 'The {league} has reached round {round}, and {home} await {away} on their own ground.',
    },
  ],
  openingPlain: [
    {
      cmn: '{home}与{away}将在{league}相遇。',
      zho: '{home}與{away}將在{league}相遇。',
      english: '{home} and {away} meet in the {league}.',
    },
    {
      cmn: '{league}的这场对决，由{home}对上{away}。',
      zho: '{league}的這場對決，由{home}對上{away}。',
      english: 'The {league} brings {home} and {away} together.',
    },
  ],
  places: [
    {
      cmn: '赛前{home}积{homePoints}，排名{homePlace}；{away}积{awayPoints}，排名{awayPlace}。',
      zho: '賽前{home}積{homePoints}，排名{homePlace}；{away}積{awayPoints}，排名{awayPlace}。',
      english: '{home} are {homePlace} with {homePoints}, {away} {awayPlace} with {awayPoints}.',
    },
    {
      cmn: '积分榜上，{home}以{homePoints}位列{homePlace}，{away}以{awayPoints}位列{awayPlace}。',
      zho: '積分榜上，{home}以{homePoints}位列{homePlace}，{away}以{awayPoints}位列{awayPlace}。',
      english: 'In the table {home} lie {homePlace} on {homePoints} and {away} {awayPlace} on {awayPoints}.',
    },
  ],
  leader: [
    {
      cmn: '{leader}正领跑积分榜，不容有失。',
      zho: '{leader}正領跑積分榜，不容有失。',
      english: '{leader} are top and have a lead to defend.',
    },
    {
      cmn: '对榜首的{leader}来说，每一分都很重要。',
      zho: '對榜首的{leader}來說，每一分都很重要。',
      english: 'For leaders {leader}, every point counts.',
    },
  ],
  level: [
    {
      cmn: '两队积分相同，胜者将甩开对手。',
      zho: '兩隊積分相同，勝者將甩開對手。',
      english: 'The two are level on points, and a winner would pull clear.',
    },
  ],
  gap: [
    {
      cmn: '两队之间相差{gap}。',
      zho: '兩隊之間相差{gap}。',
      english: 'Between the two lies a gap of {gap}.',
    },
    {
      cmn: '{ahead}领先{behind}{gap}。',
      zho: '{ahead}領先{behind}{gap}。',
      english: '{ahead} are {gap} ahead of {behind}.',
    },
  ],
  winning: [
    {
      cmn: '{team}势头正盛，已经{run}连胜。',
      zho: '{team}勢頭正盛，已經{run}連勝。',
      english: '{team} are on a run of {run} straight wins.',
    },
    {
      cmn: '{team}带着{run}连胜而来。',
      zho: '{team}帶著{run}連勝而來。',
      english: '{team} arrive having won their last {run}.',
    },
  ],
  losing: [
    {
      cmn: '{team}遭遇{run}连败，急需止跌。',
      zho: '{team}遭遇{run}連敗，急需止跌。',
      english: '{team} have lost {run} in a row and need a turn.',
    },
    {
      cmn: '{run}连败之后，{team}压力不小。',
      zho: '{run}連敗之後，{team}壓力不小。',
      english: 'After {run} straight defeats, {team} are under pressure.',
    },
  ],
  unbeaten: [
    {
      cmn: '{team}近{matches}保持不败，{form}。',
      zho: '{team}近{matches}保持不敗，{form}。',
      english: '{team} are unbeaten in their last {matches}: {form}.',
    },
  ],
  winless: [
    {
      cmn: '{team}近{matches}未尝胜绩，{form}。',
      zho: '{team}近{matches}未嘗勝績，{form}。',
      english: '{team} are without a win in their last {matches}: {form}.',
    },
  ],
  mixed: [
    {
      cmn: '{team}近{matches}{form}，打进{scored}，失{conceded}。',
      zho: '{team}近{matches}{form}，打進{scored}，失{conceded}。',
      english: 'The last {matches} of {team} brought {form}, with {scored} scored and {conceded} conceded.',
    },
    {
      cmn: '{team}状态起伏，近{matches}{form}。',
      zho: '{team}狀態起伏，近{matches}{form}。',
      english: '{team} have been up and down, with {form} from {matches}.',
    },
  ],
  meetings: [
    {
      cmn: '最近{matches}交锋，{home}{record}。',
      zho: '最近{matches}交鋒，{home}{record}。',
      english: 'Their last {matches} against each other brought {home} {record}.',
    },
    {
      cmn: '回看最近{matches}交手，{home}的战绩是{record}。',
      zho: '回看最近{matches}交手，{home}的戰績是{record}。',
      english: 'Over the last {matches} between the two, {home} have {record}.',
    },
  ],
  latestMeeting: [
    {
      cmn: '上一次相遇的比分是{latestHome} {score} {latestAway}。',
      zho: '上一次相遇的比分是{latestHome} {score} {latestAway}。',
      english: 'The latest ended {latestHome} {score} {latestAway}.',
    },
  ],
  firstMeeting: [
    {
      cmn: '此前两队没有交手记录。',
      zho: '此前兩隊沒有交手紀錄。',
      english: 'There is no earlier meeting of the two on record.',
    },
  ],
  manyGoals: [
    {
      cmn: '两队近期的比赛场均超过三球，这场不会沉闷。',
      zho: '兩隊近期的比賽場均超過三球，這場不會沉悶。',
      english: 'Their recent matches averaged more than three goals, so this should not be dull.',
    },
  ],
  fewGoals: [
    {
      cmn: '两队近期的比赛进球不多，一球也许就能决定胜负。',
      zho: '兩隊近期的比賽進球不多，一球也許就能決定勝負。',
      english: 'Goals have been rare in their recent matches; one may be enough.',
    },
  ],
} as const satisfies Record<string, Variants>

export const ROW_LABELS = {
  form: { cmn: '近况（胜-平-负）', zho: '近況（勝-平-負）', english: 'Form (won-drawn-lost)' },
  place: { cmn: '排名', zho: '排名', english: 'Position' },
  points: { cmn: '积分', zho: '積分', english: 'Points' },
  seasonGoals: { cmn: '进球:失球', zho: '進球:失球', english: 'Goals for:against' },
  meetings: { cmn: '交锋胜场', zho: '交鋒勝場', english: 'Head-to-head wins' },
  goals: { cmn: '进球', zho: '進球', english: 'Goals' },
  possession: { cmn: '控球率', zho: '控球率', english: 'Possession' },
  shots: { cmn: '射门', zho: '射門', english: 'Shots' },
  shotsOnTarget: { cmn: '射正', zho: '射正', english: 'Shots on target' },
  corners: { cmn: '角球', zho: '角球', english: 'Corners' },
  redCards: { cmn: '红牌', zho: '紅牌', english: 'Red cards' },
} as const
