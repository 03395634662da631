import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { liveStreams } from '../../streams/live.ts'
import { type ContractMember, signIn, until } from './contractMember.ts'
import { type ContractPlatform, openContractPlatform } from './contractVenues.ts'

/** More matches in play than there are rooms for football. */
const LIVE = 24

describe('a match in play that no room shows', () => {
  let contract: ContractPlatform
  let client: ContractMember

  beforeAll(async () => {
    contract = await openContractPlatform({ live: LIVE })
    client = await signIn(contract, 'spectator')
  })
  afterAll(async () => {
    client.streams.end()
    await contract.end()
  })

  it.each(['PMTY', 'FBTY', 'IMTY', 'DPTY'])('says that it has a video, and has it, at %s', async (code) => {
    const member = await client.at(code)
    const live = member.part(liveStreams)
    const rooms = await until(live.rooms().rooms$, ({ value }) => value !== undefined)
    const shown = new Set(rooms.value?.map(({ match }) => match?.matchId))
    const alone = contract.platform.world
      .matches()
      .find(({ id, state }) => state === 'live' && !shown.has(id))
    const id = alone?.id ?? ''

    const screen = client.streams.openScope()
    screen.run(member.home.home$)
    member.home.setBetType('live')
    const row = await until(member.row$(id), (each) => each !== null)
    expect(row.match).toMatchObject({ id, video: true })
    const { sport } = row.match
    const { value } = await until(live.video$({ id, sport }), ({ status }) => status === 'live')
    expect(value?.sources.map(({ url }) => url)).toEqual([
      expect.stringMatching(new RegExp(`/live/hls/pitchalone-m${id}/master\\.m3u8$`)),
    ])
    screen.end()
  })
})
