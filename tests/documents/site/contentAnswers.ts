import { documented, documentedFields } from '../documented.ts'

export const BANNERS = documentedFields('site/content 4', [
  {
    id: 'live-rooms',
    image: '/live/art/banner/live-rooms.svg',
    title: { cmn: '主播开播中', zho: '主播開播中', english: 'Anchors are live' },
    text: { cmn: '边看边聊', zho: '邊看邊聊', english: 'Watch and talk along' },
    target: { kind: 'screen', path: '/app/live' },
  },
])

export const HOME_CONFIG = documentedFields('site/content 5', {
  modes: [
    { mode: 'sport', shown: true },
    { mode: 'lottery', shown: true },
    { mode: 'casino', shown: true },
  ],
  banner: true,
  sponsors: true,
  skin: 0,
})

/** Numbers of `skin`. */
export const SKINS = documented('site/content 5', [
  [0, 'blue'],
  [1, 'plum'],
  [2, 'teal'],
])

export const NOTICES = documentedFields('site/content 6', [
  {
    id: 'night-work',
    title: { cmn: '夜间维护', zho: '夜間維護', english: 'Work at night' },
    text: { cmn: '三点维护。', zho: '三點維護。', english: 'Work begins at three.' },
    from: 1767225600000,
    until: 1767312000000,
    every: 'day',
    target: { kind: 'none' },
  },
])

export const VIDEO_SWITCH = documentedFields('site/content 7', { open: true })
/** Names of videos. */
export const VIDEOS = documented('site/content 7', [
  ['live', 'a match’s own video'],
  ['anchor', 'rooms'],
  ['animation', 'where the ball is'],
  ['virtual', 'films of virtual sports'],
])

export const ELECTRONIC_GAMES = documentedFields('site/content 9', [
  {
    id: 'penalty',
    venue: null,
    name: { cmn: '点球大战', zho: '點球大戰', english: 'Penalty shootout' },
    image: '/live/art/game/penalty.svg',
    path: '/app/live/8801?game=penalty',
  },
  {
    id: '31001',
    venue: 'PMTY',
    name: { cmn: 'VR足球联赛', zho: 'VR足球聯賽', english: 'VR Football League' },
    image: '/live/art/launch/31001.svg',
    path: '/vr/soccer?game=31001',
  },
])
