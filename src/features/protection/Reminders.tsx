import { useReminders } from '../../bindings/useReminders.ts'

/** Reminds of time and net result on every screen; shows nothing itself. */
export function Reminders() {
  useReminders()
  return null
}
