import * as v from 'valibot'
import { listAnswer, looseId, looseNumber, looseObject, looseText } from '../lenient.ts'

/** `kmg/account/info`. */
export const accountInfo = v.object({
  userId: looseText,
  userName: looseText,
  currency: looseNumber(null),
  /** What can be staked, units with two decimals. */
  amount: looseText,
  locked: looseText,
})

/** Announcements, the newest first. */
export const announcementPage = v.object({
  pager: looseObject({ count: looseNumber(0), pageNum: looseNumber(1), pageSize: looseNumber(0) }),
  pageData: listAnswer(
    looseObject({ id: looseId, title: looseText, content: looseText, publishTime: looseNumber(0) }),
  ),
})
