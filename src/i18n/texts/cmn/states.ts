/** Designed states: empty, old, offline, broken, closed. */
export const states = {
  feed: {
    offline: '没有网络',
    network: '连接断开',
    timeout: '服务器没有回应',
    silent: '更新停了',
    rateLimited: '操作太频繁',
    maintenance: '场馆维护中',
    signedOut: '已退出登录',
    badData: '收到的数据有误',
    refused: '场馆没有回应这个请求',
  },
  feedBanner: '{{reason}}，价格停在 {{time}}，暂不能投注',
  listOld: '{{reason}}，内容停在 {{time}}',
  connection: {
    offline: '没有网络，连上后自动更新',
    unreachable: '连不上服务器，正在重试',
    pushLost: '实时推送断开，价格每几秒更新一次',
  },
  stale: {
    banner: '连接断开，价格停在 {{time}}，暂不能投注',
    slow: '价格停在 {{time}}，正在更新',
    tapped_one: '价格已过 {{count}} 秒，恢复后再选',
    tapped_other: '价格已过 {{count}} 秒，恢复后再选',
    back: '已恢复，价格是最新的',
  },
  offline: {
    title: '没有网络',
    text: '连上网络后会自动回到刚才的页面。',
    banner: '没有网络，价格停在 {{time}}，暂不能投注',
  },
  insecure: {
    title: '请用 https 打开',
    text: '这个地址不是 https，浏览器不提供签名和加密，无法登录。请改用 https，或在本机用 localhost 打开。',
  },
  serverError: {
    title: '这页没打开',
    text: '服务器出了问题，你的投注和余额没有变化。',
    code: '编号 {{code}} · {{time}}',
  },
  fault: {
    title: '这块内容出错了',
    text: '其他部分不受影响，可以再试一次。',
  },
  maintenance: {
    title: '场馆维护中',
    until: '预计 {{time}} 恢复。未结算注单照常结算，余额不受影响。',
    text: '未结算注单照常结算，余额不受影响。',
    site: '系统维护中',
    otherVenue: '去别的场馆',
    leaving_one: '{{count}} 秒后返回首页',
    leaving_other: '{{count}} 秒后返回首页',
  },
  restricted: {
    title: '所在地区不能使用',
    text: '限制访问，请检查是否开启了VPN软件。',
  },
  blocked: {
    title: '账号不能使用',
  },
  signingOut_one: '{{count}} 秒后退出登录',
  signingOut_other: '{{count}} 秒后退出登录',
  rateLimited: {
    banner: '操作太频繁，先显示旧数据，{{seconds}} 秒后更新',
  },
  empty: {
    live: '{{sport}}现在没有滚球',
    list: '{{sport}}暂时没有比赛',
    next: '下一场 {{time}} 开赛：{{match}}',
    later: '换个日期或运动看看。',
    filtered: '筛选后没有比赛',
    clearFilter: '清除筛选',
    seeEarly: '看早盘',
    seeToday: '看今日',
  },
  listFailed: {
    title: '赛事没有取到',
    text: '服务器没有回应，正在重试。',
  },
  notFound: {
    title: '没有这个页面',
    text: '链接可能过期了。',
  },
  launchFailed: {
    title: '场馆没有打开',
    text: '场馆没有给出入口，请稍后再试。',
  },
} as const
