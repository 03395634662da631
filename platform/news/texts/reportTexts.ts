import type { Variants } from '../sentences.ts'

/** The sentences of reports. `own` are the goals of the winner, `other` those of the loser. */
export const REPORT = {
  titleWin: [
    {
      cmn: '{winner}{own}比{other}战胜{loser}',
      zho: '{winner}{own}比{other}戰勝{loser}',
      english: '{winner} beat {loser} {own}–{other}',
    },
    {
      cmn: '{loser}{other}比{own}不敌{winner}',
      zho: '{loser}{other}比{own}不敵{winner}',
      english: '{loser} go down {other}–{own} to {winner}',
    },
    {
      cmn: '{own}比{other}，{winner}拿下{loser}',
      zho: '{own}比{other}，{winner}拿下{loser}',
      english: '{own}–{other}: {winner} get the better of {loser}',
    },
  ],
  titleRout: [
    {
      cmn: '{winner}{own}比{other}大胜{loser}',
      zho: '{winner}{own}比{other}大勝{loser}',
      english: '{winner} run riot against {loser}, {own}–{other}',
    },
    {
      cmn: '{loser}{other}比{own}惨败于{winner}',
      zho: '{loser}{other}比{own}慘敗於{winner}',
      english: '{loser} taken apart by {winner}, {other}–{own}',
    },
  ],
  titleDraw: [
    {
      cmn: '{home}与{away}{own}比{other}战平',
      zho: '{home}與{away}{own}比{other}戰平',
      english: '{home} and {away} draw {own}–{other}',
    },
    {
      cmn: '{own}比{other}，{home}和{away}握手言和',
      zho: '{own}比{other}，{home}和{away}握手言和',
      english: 'Honours even at {own}–{other} between {home} and {away}',
    },
  ],
  titleGoalless: [
    {
      cmn: '{home}与{away}互交白卷',
      zho: '{home}與{away}互交白卷',
      english: '{home} and {away} finish goalless',
    },
  ],
  titleExtra: [
    {
      cmn: '{winner}加时淘汰{loser}',
      zho: '{winner}加時淘汰{loser}',
      english: '{winner} see off {loser} in extra time',
    },
  ],
  titleKicks: [
    {
      cmn: '{winner}点球大战淘汰{loser}',
      zho: '{winner}點球大戰淘汰{loser}',
      english: '{winner} knock out {loser} on penalties',
    },
  ],
  result: [
    {
      cmn: '{league}，{home}与{away}的比赛以{score}结束。',
      zho: '{league}，{home}與{away}的比賽以{score}結束。',
      english: 'In the {league}, {home} against {away} ended {score}.',
    },
    {
      cmn: '{home}在{league}对阵{away}，90分钟的比分是{score}。',
      zho: '{home}在{league}對陣{away}，90分鐘的比分是{score}。',
      english: 'It was {score} after ninety minutes between {home} and {away} in the {league}.',
    },
  ],
  extraTime: [
    {
      cmn: '加时赛的比分是{extra}。',
      zho: '加時賽的比分是{extra}。',
      english: 'Extra time ended {extra}.',
    },
  ],
  kicks: [
    {
      cmn: '点球大战{kicks}，{winner}晋级。',
      zho: '點球大戰{kicks}，{winner}晉級。',
      english: 'The shoot-out went {kicks}, and {winner} went through.',
    },
  ],
  goals: [
    {
      cmn: '进球依次是：{goals}。',
      zho: '進球依次是：{goals}。',
      english: 'The goals, in order: {goals}.',
    },
    {
      cmn: '全场进球：{goals}。',
      zho: '全場進球：{goals}。',
      english: 'Scored: {goals}.',
    },
  ],
  noGoals: [
    {
      cmn: '双方都没有取得进球。',
      zho: '雙方都沒有取得進球。',
      english: 'Neither side found the net.',
    },
    {
      cmn: '90分钟里球门始终没有被攻破。',
      zho: '90分鐘裡球門始終沒有被攻破。',
      english: 'Both goals stayed untouched for ninety minutes.',
    },
  ],
  comeback: [
    {
      cmn: '{winner}一度落后，第{minute}分钟的进球完成逆转。',
      zho: '{winner}一度落後，第{minute}分鐘的進球完成逆轉。',
      english: '{winner} had been behind; the goal in minute {minute} completed the turnaround.',
    },
  ],
  late: [
    {
      cmn: '胜负直到第{minute}分钟才见分晓，{winner}笑到了最后。',
      zho: '勝負直到第{minute}分鐘才見分曉，{winner}笑到了最後。',
      english: 'It took until minute {minute} before {winner} settled it.',
    },
  ],
  decisive: [
    {
      cmn: '第{minute}分钟的进球成为转折点，{winner}此后没有再让出领先。',
      zho: '第{minute}分鐘的進球成為轉折點，{winner}此後沒有再讓出領先。',
      english: 'The turning point came in minute {minute}: from then on {winner} never gave up the lead.',
    },
    {
      cmn: '{winner}在第{minute}分钟取得领先，并保持到终场。',
      zho: '{winner}在第{minute}分鐘取得領先，並保持到終場。',
      english: '{winner} went ahead in minute {minute} and stayed there.',
    },
  ],
  equaliser: [
    {
      cmn: '{team}在第{minute}分钟扳平，把比分定格。',
      zho: '{team}在第{minute}分鐘扳平，把比分定格。',
      english: '{team} levelled in minute {minute}, and that was that.',
    },
  ],
  redCard: [
    {
      cmn: '{team}第{minute}分钟被罚下一人，此后以少打多。',
      zho: '{team}第{minute}分鐘被罰下一人，此後以少打多。',
      english: '{team} were a player short after a red card in minute {minute}.',
    },
  ],
  numbers: [
    {
      cmn: '{home}控球{homeBall}%，完成{homeShots}；{away}控球{awayBall}%，完成{awayShots}。',
      zho: '{home}控球{homeBall}%，完成{homeShots}；{away}控球{awayBall}%，完成{awayShots}。',
      english:
        '{home} had {homeBall}% of the ball and {homeShots}, {away} {awayBall}% of it and {awayShots}.',
    },
  ],
  up: [
    {
      cmn: '{team}从{from}升到{to}，积{points}。',
      zho: '{team}從{from}升到{to}，積{points}。',
      english: '{team} climb from {from} to {to} with {points}.',
    },
  ],
  down: [
    {
      cmn: '{team}从{from}跌到{to}，积{points}。',
      zho: '{team}從{from}跌到{to}，積{points}。',
      english: '{team} slip from {from} to {to} with {points}.',
    },
  ],
  stay: [
    {
      cmn: '{team}积{points}，仍列{to}。',
      zho: '{team}積{points}，仍列{to}。',
      english: '{team} stay {to} with {points}.',
    },
    {
      cmn: '{team}的排名没有变化，以{points}居{to}。',
      zho: '{team}的排名沒有變化，以{points}居{to}。',
      english: 'Nothing changes for {team}, {to} on {points}.',
    },
  ],
} as const satisfies Record<string, Variants>

/** A goal in the list of goals. */
export const GOAL = {
  plain: {
    cmn: '第{minute}分钟{team}{player}号（{score}）',
    zho: '第{minute}分鐘{team}{player}號（{score}）',
    english: '{team} No. {player} in minute {minute} ({score})',
  },
  penalty: {
    cmn: '第{minute}分钟{team}{player}号罚入点球（{score}）',
    zho: '第{minute}分鐘{team}{player}號罰入點球（{score}）',
    english: '{team} No. {player} from the spot in minute {minute} ({score})',
  },
  unnamed: {
    cmn: '第{minute}分钟{team}（{score}）',
    zho: '第{minute}分鐘{team}（{score}）',
    english: '{team} in minute {minute} ({score})',
  },
} as const
