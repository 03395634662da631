import { defer, map, type Observable } from 'rxjs'
import type * as v from 'valibot'
import type { Failure } from '../../domain/failure.ts'
import { CURRENCY_IDS, type Money, money } from '../../domain/money.ts'
import { err, ok, type Result } from '../../domain/result.ts'
import {
  idsOf,
  type KnownTransfer,
  type TransferAnswer,
  type TransferRequest,
} from '../../domain/walletTransfer.ts'
import type { Link } from '../../link/createLink.ts'
import type { Call, Dated } from '../../venues/call.ts'
import { unitsText } from '../../wire/amounts.ts'
import { decode } from '../../wire/decode.ts'
import { collectAnswer, limitLeft, transferRow, transferStates } from '../../wire/site/wallet.ts'
import { walletPaths } from '../../wire/site/walletPaths.ts'
import { transferOf } from './financeValues.ts'
import { walletFailure } from './walletFailure.ts'

/** The calls that move money. Each is sent once: without an answer it is looked up. */
export interface MoneyCalls {
  send(request: TransferRequest): Call<TransferAnswer>
  find(request: TransferRequest): Call<Dated<readonly KnownTransfer[]>>
}

export function createMoneyCalls(link: Pick<Link, 'call'>): MoneyCalls {
  return {
    send: (request) => {
      const { move } = request
      if (move.kind !== 'collect') return single$(link, request)
      const collecting = { path: walletPaths.collect, body: bodyOf(request), data: collectAnswer } as const
      return answered$(link, request, collecting, ({ transfers }) => transfers)
    },
    find: (request) =>
      link
        .call({
          path: walletPaths.transferState,
          body: { clientTransferIds: idsOf(request) },
          data: transferStates,
          kind: 'read',
          retries: 0,
        })
        .pipe(
          map((result): Result<Dated<readonly KnownTransfer[]>, Failure> => {
            if (!result.ok) return result
            const { transfers, ts } = result.value
            const { currency } = request.amount
            return ok({ value: transfers.map((row) => transferOf(row, currency)), at: ts })
          }),
        ),
  }
}

function single$(link: Pick<Link, 'call'>, request: TransferRequest): Call<TransferAnswer> {
  const { kind } = request.move
  const path =
    kind === 'transfer' ? walletPaths.transfer : walletPaths[kind === 'deposit' ? kind : 'withdraw']
  return answered$(link, request, { path, body: bodyOf(request), data: transferRow }, (row) => [row])
}

type Row = v.InferOutput<typeof transferRow>

interface Sending<S extends v.GenericSchema> {
  readonly path: string
  readonly body: object
  readonly data: S
}

/** The answer of a call. A refusal may contain the transfer, and with it the present status. */
function answered$<const S extends v.GenericSchema>(
  link: Pick<Link, 'call'>,
  { amount: { currency } }: TransferRequest,
  sending: Sending<S>,
  rowsOf: (data: v.InferOutput<S>) => readonly Row[],
): Observable<Result<TransferAnswer, Failure>> {
  return defer(() => {
    let told: { readonly transfer: KnownTransfer | null; readonly left: Money | null } | null = null
    const failureOf = (code: number, message: string, data: unknown): Failure | null => {
      const row = decode(transferRow, data)
      const left = decode(limitLeft, data)
      told = {
        transfer: row.ok ? transferOf(row.value, currency) : null,
        left: left.ok ? money(left.value.left, currency) : null,
      }
      return walletFailure(code, message)
    }
    return link.call({ ...sending, kind: 'write', failureOf }).pipe(
      map((result): Result<TransferAnswer, Failure> => {
        if (result.ok) {
          const transfers = rowsOf(result.value).map((row) => transferOf(row, currency))
          return ok({ type: 'known', transfers })
        }
        const failure = result.error
        if (told?.transfer != null) return ok({ type: 'known', transfers: [told.transfer] })
        if (failure.type !== 'refusal' || failure.action === 'lookUp') return err(failure)
        return ok({ type: 'refused', failure, left: told?.left ?? null })
      }),
    )
  })
}

function bodyOf({ id, move, amount, validUntil }: TransferRequest): object {
  const shared = { clientTransferId: id, currency: CURRENCY_IDS[amount.currency], validUntil }
  const units = unitsText(amount.minor)
  switch (move.kind) {
    case 'collect':
      return shared
    case 'transfer':
      return { ...shared, direction: move.direction, venueCode: move.venue, amount: units }
    case 'deposit':
    case 'withdraw':
      return { ...shared, payType: move.payType, amount: units }
  }
}
