import type { SameTexts } from '../../sameTexts.ts'
import type { entry as original } from '../cmn/entry.ts'

/** Registration, recovery and the account’s security. */
export const entry: SameTexts<typeof original> = {
  registerTitle: 'Create an account',
  recoverTitle: 'Forgot password',
  helpTitle: 'Help',
  name: 'Account',
  code: 'Recovery code',
  newPassword: 'New password',
  oldPassword: 'Current password',
  nameRule: '{{least}} to {{most}} letters, digits or _, beginning with a letter',
  passwordRule: '{{least}} to {{most}} characters with a letter and a digit, without the account name',
  start: 'You start with 1,000 RMB and 100 USDT and can bet at once.',
  submitRegister: 'Create account',
  submitRecover: 'Set new password',
  toLogin: 'Sign in',
  recoverNote:
    'With the recovery code you were given you can set a new password. A used code is void, and other devices are signed out.',
  noCode: 'No recovery code? Support can verify who you are: {{contact}}',
  noCodeNoContact:
    'Without the code the account can’t be recovered here. This site names no support; ask whoever gave you the account.',
  adult: 'By creating an account you confirm that you are over 18.',
  codeTitle: 'Write down your recovery code',
  codeNote:
    'It is the only way back in if you forget the password. It is shown once; keep it where nobody else sees it.',
  codeLabel: 'Recovery code {{code}}',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Couldn’t copy; please write it down',
  kept: 'I have written it down',
  done: 'Done',
  limits: 'Limits',
  limitsText:
    'The lowest and highest stake of each bet stand in the bet slip; the market sets them. After signing in, “Me”, “Safer betting” has limits of your own on stake, loss and time, and breaks of 24 hours to 6 weeks.',
  helpWays: 'Contact support',
  helpText:
    'If gambling affects your life, sleep or family, stop, talk to someone you trust, or contact a gambling helpline where you live.',
  noContact: 'This site names no way to contact support.',
  fault: {
    length: 'Use {{least}} to {{most}} characters',
    letters: 'Use letters, digits and _, beginning with a letter',
    simple: 'Use both a letter and a digit',
    likeName: 'It must not contain the account name',
    taken: 'This account name is taken',
    wrongCode: 'Wrong code, or used already',
    wrongPassword: 'Wrong password',
    same: 'Choose one that differs from the current password',
    other: 'Please check this',
    missing: 'Please fill this in',
  },
  security: {
    title: 'Account safety',
    changePassword: 'Change password',
    changed: 'Password changed. Other devices are signed out',
    recoveryCode: 'New recovery code',
    recoveryNote: 'The code before it becomes void.',
    make: 'Create',
    forced: 'Support set your password. Please choose your own',
    newDeviceHere: 'First sign-in from this device',
    newDevice: 'Your account signed in on another device at {{time}}. Not you? Change your password',
    mine: 'It was me',
    change: 'Change',
  },
}
