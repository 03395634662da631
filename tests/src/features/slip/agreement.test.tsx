import { describe, expect, it } from 'vitest'
import { SlipSheet } from '../../../../src/features/slip/SlipSheet.tsx'
import { withDialogs } from '../../ui/dialog.ts'
import { renderSlip } from './renderSlip.tsx'
import { slipOf, staked, viewOf } from './slipViews.ts'

withDialogs()

const REACHES = ['reachable', 'unreachable', 'offline'] as const
const FAILURES = [null, { type: 'transport', kind: 'timeout' }] as const
const AGES = [0, 9_000, 12_000] as const
const SLIPS = [slipOf('m1'), staked(slipOf('m1'), '200'), staked(slipOf('m1', 'm2'), '5')] as const

const SAID = /暂不能投注/

/** Found by its text, because 54 queries by role and name in the whole sheet would exceed the time limit. */
function mainButton(): Element | undefined {
  return [...document.querySelectorAll('button')].find(({ textContent }) =>
    /^(投注|输入投注额)/.test(textContent),
  )
}

function textsOf(selector: string): readonly string[] {
  return [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)
}

describe('the slip’s banner and its button', () => {
  it('never tell two things, whatever has been lost', async () => {
    const { show } = await renderSlip(<SlipSheet low={false} />, viewOf(SLIPS[0]))
    for (const reach of REACHES) {
      for (const quoteFailure of FAILURES) {
        for (const quoteAgeMs of AGES) {
          for (const slip of SLIPS) {
            show(viewOf(slip, { reach, quoteFailure, quoteAgeMs }))
            const blocked = mainButton()?.getAttribute('aria-disabled') === 'true'
            const banner = textsOf('[role="status"]').some((text) => SAID.test(text))
            const lost = reach !== 'reachable' || quoteFailure !== null
            expect(mainButton()).toBeDefined()
            expect({ banner, lost }).toEqual({ banner: lost, lost })
            if (banner) expect(blocked).toBe(true)
          }
        }
      }
    }
  })
})
