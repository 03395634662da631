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
  accountRequired: 'Enter your account',
  passwordRequired: 'Enter your password',
  wrong: 'Wrong account or password',
  adults: 'Over 18s only. Bets win and lose; bet within your means.',
  setLimits: 'Set limits',
  needHelp: 'Get help',
  demo: 'Demo account {{account}} / {{password}}',
}
