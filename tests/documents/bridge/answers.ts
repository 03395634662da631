import { documentedFields } from '../documented.ts'

/** The body of `getbalance` for RMB. */
export const BODY = documentedFields('bridge 1.2', {
  Currency: 'CNY',
  Token: 'ey…',
  MemberCode: '42',
  TimeStamp: '1790000000350',
  LanguageCode: 'CHS',
})

export const SUCCESS = documentedFields('bridge 2.1', {
  StatusCode: 100,
  StatusDesc: '',
  ServerTime: '2026-09-21T10:13:20.450-04:00',
})

/** A refusal has the time, too. */
export const REFUSED = documentedFields('bridge 2.1', {
  StatusCode: 102,
  StatusDesc: '登录已失效',
  ServerTime: '2026-09-21T10:13:20.450-04:00',
})

/** Texts that are answered in place of JSON, and what the client makes of them. */
export const TEXTS = [
  { text: 'IP_REJECTED', status: 403, means: 'rejected address', source: 'bridge 2.2' },
  { text: '<html>IP_REJECTED</html>', status: 200, means: 'rejected address', source: 'bridge 2.2' },
  { text: '', status: 200, means: 'no answer', source: 'bridge 2.1' },
  { text: '<html></html>', status: 502, means: 'no answer', source: 'bridge 2.1; bridge 2.2' },
  { text: '{}', status: 200, means: 'no answer', source: 'bridge 2.1' },
] as const

/** What becomes of a call after each answer; "then" is the answer to the repeated call. */
export const REPETITIONS = [
  { kind: 'read', answer: 'time-out', sent: 4, launches: 0, means: 'failed', source: 'bridge 3' },
  { kind: 'write', answer: 'time-out', sent: 1, launches: 0, means: 'unknown', source: 'bridge 3' },
  { kind: 'read', answer: '710', sent: 1, launches: 0, means: 'failed', source: 'bridge 2.2; bridge 3' },
  { kind: 'read', answer: '102', then: '100', sent: 2, launches: 1, means: 'done', source: 'bridge 2.3' },
  {
    kind: 'read',
    answer: '102',
    then: '102',
    sent: 2,
    launches: 1,
    means: 'venue lost',
    source: 'bridge 2.3',
  },
  { kind: 'write', answer: '102', sent: 1, launches: 1, means: 'left to the member', source: 'bridge 2.3' },
  { kind: 'quiet', answer: '102', sent: 1, launches: 0, means: 'failed', source: 'bridge 2.3' },
] as const
