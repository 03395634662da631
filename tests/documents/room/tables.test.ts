import { describe, expect, it } from 'vitest'
import type { AdmissionRefusal } from '../../../platform/room/admission/admission.ts'
import { GIFTS } from '../../../platform/room/gifts/giftCatalogue.ts'
import { MAX_PAYLOAD_BYTES, ROOM_OPTIONS } from '../../../platform/room/options.ts'
import type { RoomConnection } from '../../../streams/domain/room/room.ts'
import { decode } from '../../../streams/wire/decode.ts'
import { refusalCodes, roomCommand } from '../../../streams/wire/room/commands.ts'
import { FAN_LEVELS, fanLevel } from '../../../streams/domain/room/fanLevel.ts'
import { FILTER_WORD_LENGTH, FILTER_WORDS, NOTICE_LENGTH } from '../../../streams/domain/room/room.ts'
import * as constants from '../../../streams/wire/room/constants.ts'
import { closingFrame, giftEntry, joinReply, roomState } from '../../../streams/wire/room/frames.ts'
import { liveRoom, livePaths, videoSource } from '../../../streams/wire/room/liveRooms.ts'
import { rankingReply, RANKING_PERIODS, RANKING_PLACES, roomRead } from '../../../streams/wire/room/reads.ts'
import { passingMessage, speaker } from '../../../streams/wire/room/messages.ts'
import { SHOW_DEFAULTS } from '../../../streams/machines/giftTray/show.ts'
import { disagreements } from '../disagreements.ts'
import type { DocumentedCode } from '../documented.ts'
import * as documented from './codes.ts'

const wordsOf = (codes: readonly DocumentedCode<string>[]): readonly string[] => codes.map(({ code }) => code)

describe('the room’s numbers', () => {
  it('message types', () => {
    const table = Object.fromEntries(
      Object.entries(constants.messageTypes).map(([word, code]) => [code, word]),
    )
    expect(disagreements(documented.MESSAGE_TYPES, table)).toEqual([])
  })

  it('gifts: bundles, types, and files with their version', () => {
    expect(constants.GIFT_BUNDLES).toEqual(documented.GIFT_BUNDLES.counts)
    const version = `?v=${documented.LIMITS.giftFileVersion.value}`
    expect(GIFTS.map(({ icon }) => icon).filter((icon) => !icon.endsWith(version))).toEqual([])
    expect([...new Set(GIFTS.map(({ giftType }) => giftType))]).toEqual(wordsOf(documented.GIFT_TYPES))
    // Small gifts have no animation.
    expect(GIFTS.filter(({ giftType, svga }) => (giftType === 'small') !== (svga === ''))).toEqual([])
  })

  it('paths and events', () => {
    expect([constants.ROOM_PATH, constants.ROOM_NAMESPACE]).toEqual([
      documented.PATH.path,
      documented.PATH.namespace,
    ])
    expect(Object.values(constants.roomEvents)).toEqual(wordsOf(documented.EVENTS))
    expect([livePaths.rooms, livePaths.room, livePaths.videos('{venue}', 'ty')]).toEqual(
      wordsOf(documented.LIVE_CALLS).map((path) =>
        path.replace('{venue}', '%7Bvenue%7D').replace('{ty or dj}', 'ty'),
      ),
    )
  })

  it('levels with an anchor', () => {
    const begins = documented.FAN_LEVELS.map(({ means }) => Number(means.replaceAll(/[¥ ]/g, '')) * 100)
    expect(FAN_LEVELS).toEqual(begins)
    for (const [index, from] of begins.entries()) {
      expect([fanLevel(from - 1), fanLevel(from)]).toEqual([index, index + 1])
    }
  })

  it('limits', () => {
    const { LIMITS } = documented
    expect(constants.ROOM_VERSIONS.current).toBe(LIMITS.protocol.value)
    expect(constants.WORD_LIMIT).toBe(LIMITS.wordLimit.value)
    expect(constants.SNAPSHOT_MESSAGES).toBe(LIMITS.snapshot.value)
    expect(constants.BACKFILL_MESSAGES).toBe(LIMITS.backfill.value)
    expect(NOTICE_LENGTH).toBe(LIMITS.noticeLength.value)
    expect(FILTER_WORD_LENGTH).toBe(LIMITS.filterWordLength.value)
    expect(FILTER_WORDS).toBe(LIMITS.filterWords.value)
    expect(RANKING_PLACES).toBe(LIMITS.rankingPlaces.value)
    expect(MAX_PAYLOAD_BYTES).toBe(LIMITS.frameBytes.value)
    expect(SHOW_DEFAULTS.watchdogMs).toBe(LIMITS.animationMs.value)
    expect(ROOM_OPTIONS).toMatchObject({
      batchMs: LIMITS.batchMs.value,
      batchMessages: LIMITS.batchMessages.value,
      busyMessages: LIMITS.busyMessages.value,
      comboMs: LIMITS.comboMs.value,
      welcomesPerBatch: LIMITS.welcomesInABatch.value,
      connectionsPerMember: LIMITS.connectionsOfAMember.value,
      roomsPerConnection: LIMITS.roomsOfAConnection.value,
      texts: { burst: 5, perSecond: 1 / 2 },
      member: { burst: 15, perSecond: 3 },
      connection: { burst: 40, perSecond: 10 },
      joins: { burst: 3000, perSecond: 1000 },
      fullAbove: LIMITS.fullAbove.value,
      fullSlowMs: LIMITS.fullSlowMs.value,
    })
  })
})

describe('the room’s words', () => {
  it('of connections, and of refused ones', () => {
    const connections = { disconnected: 0, connecting: 0, connected: 0 } satisfies Record<RoomConnection, 0>
    expect(Object.keys(connections)).toEqual(wordsOf(documented.CONNECTIONS))
    const refusals = {
      signedOut: 0,
      banned: 0,
      elsewhere: 0,
      badRequest: 0,
      clientTooOld: 0,
      serverTooOld: 0,
    } satisfies Record<AdmissionRefusal, 0>
    // The other two come from the server's own limits, and from a fault.
    expect([...Object.keys(refusals), 'tooMany', 'failed']).toEqual(wordsOf(documented.CONNECT_REFUSALS))
  })

  it('of messages that pass', () => {
    const types = passingMessage.options.map(({ entries }) => entries.type.literal)
    expect(types).toEqual(documented.PASSING_TYPES.codes)
  })

  /** The words of a list that a schema reads as themselves; any other is `unknown`. */
  const readAs = (schema: Parameters<typeof decode>[0], words: readonly string[]): readonly string[] =>
    words.filter((word) => {
      const decoded = decode(schema, word)
      return !decoded.ok || decoded.value !== word
    })

  it('are read as documented', () => {
    expect(readAs(speaker.entries.role, wordsOf(documented.ROLES))).toEqual([])
    expect(readAs(roomState.entries.status, wordsOf(documented.ROOM_STATUSES))).toEqual([])
    expect(readAs(closingFrame.entries.reason, wordsOf(documented.CLOSING_REASONS))).toEqual([])
    expect(readAs(giftEntry.entries.giftType, wordsOf(documented.GIFT_TYPES))).toEqual([])
    expect(readAs(liveRoom.entries.living, wordsOf(documented.LIVING))).toEqual([])
    expect(readAs(videoSource.entries.source, wordsOf(documented.VIDEO_SOURCES))).toEqual([])
    const kinds = documented.LIVE_KINDS.map(({ code, means }) => {
      const decoded = decode(liveRoom.entries.kind, code)
      return decoded.ok && decoded.value === means
    })
    expect(kinds).toEqual([true, true])
  })

  it('of joins', () => {
    const [entered, refused] = joinReply.options
    expect(entered.entries.kind.options).toEqual(wordsOf(documented.JOIN_KINDS))
    expect(readAs(refused.entries.code, wordsOf(documented.JOIN_REFUSALS))).toEqual([])
  })

  it('of what a member may ask, and its refusals', () => {
    expect(roomRead.options.map(({ entries }) => entries.what.literal)).toEqual(wordsOf(documented.READS))
    expect([...RANKING_PERIODS]).toEqual(wordsOf(documented.RANKING_PERIODS))
    const [, refused] = rankingReply.options
    expect(readAs(refused.entries.code, wordsOf(documented.READ_REFUSALS))).toEqual([])
  })

  it('of commands and their refusals, in both directions', () => {
    const commands = roomCommand.options.map(({ entries }) => entries.do.literal)
    expect(commands.toSorted()).toEqual(wordsOf(documented.COMMANDS).toSorted())
    expect([...refusalCodes].toSorted()).toEqual(wordsOf(documented.COMMAND_REFUSALS).toSorted())
  })

  it('of reports, predictions and mutes', () => {
    const addressed = { room: 'r1', cid: 'c-000001' }
    const isRead = (command: object) => decode(roomCommand, { ...addressed, ...command }).ok
    for (const reason of wordsOf(documented.REPORT_REASONS)) {
      expect([reason, isRead({ do: 'report', messageId: 'm1', reason })]).toEqual([reason, true])
    }
    expect(isRead({ do: 'report', messageId: 'm1', reason: 'dull' })).toBe(false)
    const most = documented.LIMITS.muteMinutes.value
    const mute = (minutes: number | null) => isRead({ do: 'mute', memberId: '43', minutes, reason: '' })
    expect([mute(null), mute(1), mute(most), mute(0), mute(most + 1)]).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
    const rules = (slowMs: number) =>
      isRead({
        do: 'rules',
        chat: true,
        slowMs,
        conditions: { depositRMB: 0, depositUSDT: 0, registeredMs: 0, vip: 0 },
      })
    expect([
      rules(documented.LIMITS.slowModeMs.value),
      rules(documented.LIMITS.slowModeMs.value + 1),
    ]).toEqual([true, false])
  })
})
