import { EMPTY, expand, map, reduce } from 'rxjs'
import type { ListedMatch } from '../../domain/menu.ts'
import { ok } from '../../domain/result.ts'
import type { Call, Dated } from '../call.ts'
import { joinParts, type ListPart } from '../listParts.ts'

/** A page of a list. */
export interface ListPage {
  /** From 1. */
  readonly cpn: number
  /** How many pages the list has. */
  readonly pages: number
  readonly listed: readonly ListedMatch[]
}

/** All pages of a list, requested one by one, dated by the oldest. `most` bounds them, whatever `pages` says. */
export function allPages$(
  page: (cpn: number) => Call<Dated<ListPage>>,
  most: number,
): Call<Dated<readonly ListedMatch[]>> {
  return page(1).pipe(
    expand((result) => {
      if (!result.ok) return EMPTY
      const { cpn, pages } = result.value.value
      return cpn < Math.min(pages, most) ? page(cpn + 1) : EMPTY
    }),
    map((result): ListPart =>
      result.ok ? ok({ ...result.value, value: result.value.value.listed }) : result,
    ),
    reduce(joinParts),
  )
}
