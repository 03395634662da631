import type { SameTexts } from '../../sameTexts.ts'
import type { player as cmn } from '../cmn/player.ts'

export const player: SameTexts<typeof cmn> = {
  label: 'Live picture',
  delay_one: 'About {{count}} second behind',
  delay_other: 'About {{count}} seconds behind',
  control: {
    mute: 'Mute',
    unmute: 'Turn sound on',
    enterPictureInPicture: 'Picture in picture',
    leavePictureInPicture: 'Leave picture in picture',
    enterFullscreen: 'Full screen',
    leaveFullscreen: 'Leave full screen',
    tapForSound: 'Tap for sound',
    play: 'Play',
    settings: 'Picture settings, {{now}}',
  },
  settings: {
    title: 'Picture',
    source: 'Picture',
    quality: 'Quality',
    auto: 'Auto',
    autoNote: 'By the speed of your connection',
    lines: '{{lines}}P',
    bitrate: '{{rate}} Mbps',
    volume: 'Volume',
  },
  source: {
    Animation: 'Animation',
    Live: 'Match',
    AnchorHorizontal: 'Anchor',
    AnchorVertical: 'Anchor (upright)',
  },
  state: {
    loading: 'Opening the picture',
    stalled: 'The picture is held up, buffering',
    recovering: 'The picture broke off, reconnecting',
    blocked: 'Tap to play',
    ended: 'The stream has ended',
    offline: 'No network. It goes on when you are back',
    soundOnly: 'Sound only, no picture',
    inWindow: 'Playing in a small window',
    stopped: 'The picture has stopped',
    none: 'No picture at the moment',
    failed: {
      network: "The picture didn't arrive",
      frozen: 'The picture stands still; the anchor may be cut off',
      media: "The picture can't be decoded",
      unsupported: "This browser can't play the stream",
    },
    betting: 'Betting goes on as usual',
  },
  gift: {
    said: '{{name}} gives {{anchor}} {{gift}} × {{count}}',
    to: '{{gift}} for {{anchor}}',
  },
}
