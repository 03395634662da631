import type { ControlRoutes } from './controlRoutes.ts'
import { SHELL_PAGE, SHELL_SCRIPT } from './shellPage.ts'

/** The page that plays the native shell. */
export function addShellRoutes({ app }: Pick<ControlRoutes, 'app'>): void {
  app.get('/shell', (c) => c.html(SHELL_PAGE))
  app.get('/shell.js', (c) => c.body(SHELL_SCRIPT, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }))
}
