/** The site’s other addresses. */
export const addresses = {
  sponsors: '合作伙伴',
  site: '站点',
  title: '站点网址',
  note: '记下来，网址更换也找得到',
  keep: '网址打不开或更换时，用下面的地址可以回到本站。请存在浏览器之外的地方。',
  permanent: '永久网址',
  main: '当前主网址',
  none: '这个站点没有公布其他网址。',
  copyOf: '复制{{name}}',
  kept: '我已记下',
  customer: '在线客服',
  customerNote: '在新窗口打开',
  vip: 'VIP 专区',
  vipNote: '在新窗口打开',
  vr: '虚拟赛事频道',
  vrNote: '在新窗口打开',
}
