/** Empty, stale, offline, failed and closed states. */
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
    notOpen: '暂未开放',
    refused: '场馆拒绝了这个请求',
  },
  feedBanner: '{{reason}}，价格停在 {{time}}，暂不能投注',
  listOld: '{{reason}}，内容停在 {{time}}',
  connection: {
    offline: '没有网络，连上后自动更新',
    unreachable: '连不上服务器，正在重试',
    pushLost: '实时推送断开，价格每几秒更新一次',
    back: '已连上，正在更新',
    stillAway: '还是连不上，请检查网络',
  },
  offline: {
    title: '没有网络',
    text: '连上网络后会自动回到刚才的页面。',
  },
  insecure: {
    title: '请用 https 打开',
    text: '这个地址不是 https，浏览器不提供签名和加密，无法登录。请改用 https，或在本机用 localhost 打开。',
  },
  serverError: {
    title: '这页没打开',
    text: '服务器出了问题，你的投注和余额没有变化。',
  },
  notLoaded: {
    title: '这页还没取到',
    text: '连上网络后自动打开。',
  },
  fault: {
    title: '这块内容出错了',
    text: '其他部分不受影响，可以再试一次。',
  },
  maintenance: {
    closure: { site: '系统维护中', venue: '场馆维护中', venueClosed: '场馆已关闭' },
    until: '预计 {{time}} 恢复。未结算注单照常结算，余额不受影响。',
    text: '未结算注单照常结算，余额不受影响。',
  },
  contact: '客服：{{contact}}',
  restricted: {
    title: '所在地区不能使用',
    text: '限制访问，请检查是否开启了VPN软件。',
  },
  signingOut_one: '{{count}} 秒后退出登录',
  signingOut_other: '{{count}} 秒后退出登录',
  outdated: '应用已更新，重新加载后继续；投注单和注单都在',
  rateLimited: {
    banner: '操作太频繁，先显示旧数据，{{seconds}} 秒后更新',
  },
  empty: {
    favourites: '还没有收藏',
    favouritesText: '点赛事或联赛旁的星标，它就会出现在这里。',
    live: '{{sport}}现在没有滚球',
    list: '{{sport}}暂时没有比赛',
    later: '换个日期或运动看看。',
    seeToday: '看今日',
  },
  retrying: '正在重试，连上后自动显示。',
  listFailed: {
    title: '赛事没有取到',
    because: '{{reason}}，正在重试。',
  },
  launchFailed: {
    notOpen: '开放后自动进入。未结算注单照常结算，余额不受影响。',
    text: '场馆没有给出入口，请稍后再试。',
    lost: '登录失效，请重新进入场馆',
    oneDevice: '登录失效，请重新进入场馆, 该场馆无法同时多端登陆',
    reenter: '重新进入',
    entering: '正在进入…',
  },
} as const
