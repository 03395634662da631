import type { SameTexts } from '../../sameTexts.ts'
import type { login as original } from '../cmn/login.ts'

/** Sign-in. */
export const login: SameTexts<typeof original> = {
  title: 'Sign in',
  tagline: 'Watch, chat, bet',
  language: 'Language',
  account: 'Account',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  remember: 'Remember account',
  forgot: 'Forgot password',
  submit: 'Sign in',
  submitting: 'Signing in',
  register: 'Create an account',
  expired: 'Your session has expired. Please sign in again',
  signedOut: 'You have signed out',
  accountRequired: 'Enter your account',
  passwordRequired: 'Enter your password',
  wrong: 'Wrong account or password',
  unreachable: 'Can’t reach the server. Check your connection and try again',
  adults: 'Over 18s only. Bets win and lose; bet within your means.',
  setLimits: 'Set limits',
  needHelp: 'Get help',
  demo: 'Demo account {{account}} / {{password}}',
}
