import type { AllLanguages } from '../../streams/domain/localText.ts'

/** A dealer of the tables; none is a real person. */
export interface Dealer {
  /** In the address of the portrait. */
  readonly id: string
  readonly name: AllLanguages
  readonly look: DealerLook
}

/** What differs between portraits. */
export interface DealerLook {
  readonly hair: string
  readonly cut: 'long' | 'bun' | 'short' | 'bob'
  readonly skin: string
  readonly coat: string
  readonly wall: string
}

const HAIR = { black: '#1d1a1f', brown: '#4a2f24', auburn: '#6b3826', dark: '#2b2230' }
const SKIN = { fair: '#f0caa6', tan: '#dcae86', warm: '#e6b991' }

export const DEALERS: readonly [Dealer, ...Dealer[]] = [
  dealer('suwan', ['苏晚', '蘇晚', 'Su Wan'], ['black', 'long', 'fair', '#7a2338', '#20323f']),
  dealer('linhe', ['林荷', '林荷', 'Lin He'], ['brown', 'bun', 'fair', '#1f5a4e', '#2c2a3d']),
  dealer('zhouning', ['周宁', '周寧', 'Zhou Ning'], ['dark', 'short', 'warm', '#20304f', '#31261f']),
  dealer('yeqing', ['叶青', '葉青', 'Ye Qing'], ['black', 'bob', 'fair', '#4d2a63', '#1f3430']),
  dealer('fangyu', ['方瑜', '方瑜', 'Fang Yu'], ['auburn', 'long', 'warm', '#8a5a1c', '#26303f']),
  dealer('hanxu', ['韩旭', '韓旭', 'Han Xu'], ['black', 'short', 'tan', '#5b1f2b', '#233042']),
  dealer('qinyue', ['秦月', '秦月', 'Qin Yue'], ['dark', 'bun', 'fair', '#214a6b', '#33263a']),
  dealer('tanglan', ['唐岚', '唐嵐', 'Tang Lan'], ['brown', 'bob', 'warm', '#1d5c3a', '#3a2a2a']),
  dealer('mojun', ['莫均', '莫均', 'Mo Jun'], ['brown', 'short', 'fair', '#39363f', '#1f3a36']),
  dealer('jiangxue', ['江雪', '江雪', 'Jiang Xue'], ['black', 'long', 'tan', '#6a2b55', '#222f3f']),
]

/** The dealer of a table, by its place in the lobby. */
export function dealerAt(place: number): Dealer {
  return DEALERS[place % DEALERS.length] ?? DEALERS[0]
}

/** The path of a portrait. */
export function dealerPicture({ id }: Dealer): string {
  return `/live/art/dealer/${id}.svg`
}

function dealer(
  id: string,
  [cmn, zho, english]: readonly [string, string, string],
  [hair, cut, skin, coat, wall]: readonly [
    keyof typeof HAIR,
    DealerLook['cut'],
    keyof typeof SKIN,
    string,
    string,
  ],
): Dealer {
  return {
    id,
    name: { cmn, zho, english },
    look: { hair: HAIR[hair], cut, skin: SKIN[skin], coat, wall },
  }
}
