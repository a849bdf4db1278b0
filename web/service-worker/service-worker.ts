import { listenForReminders } from './reminders.ts'

listenForReminders()
