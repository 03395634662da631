/** Codes of services outside the site, such as the provider of the video list (docs/protocol.md, 4.1). */
export const serviceCodes = { success: 200, maintenance: 4006 } as const
