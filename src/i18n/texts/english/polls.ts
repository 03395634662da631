import type { SameTexts } from '../../sameTexts.ts'
import type { polls as original } from '../cmn/polls.ts'

/** Polls of the anchor in a live room. */
export const polls: SameTexts<typeof original> = {
  label: 'Poll',
  left: '{{seconds}} s',
  counting: 'Counting',
  closed: 'Closed',
  choice: '{{choice}}, {{share}}%',
  mine: '{{choice}}, {{share}}%, my vote',
  votes: '{{votes}} in all',
  once: 'One vote, which stays',
  voted: 'Voted',
  share: '{{choice}} {{share}}%',
  ask: {
    title: 'Ask a poll',
    question: 'Question (at most {{limit}} characters)',
    choice: 'Choice {{number}} (at most {{limit}} characters)',
    add: 'Add a choice',
    time: 'Open for',
    seconds: '{{seconds}} s',
    start: 'Start the poll',
  },
  toast: {
    asked: 'The poll is open',
  },
  notice: {
    asked: 'Poll: {{question}}',
    result: 'Poll closed: {{question}} {{choices}}',
    nobody: 'Poll closed: {{question}} Nobody voted',
  },
}
