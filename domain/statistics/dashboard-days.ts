/** The days that a dashboard shows: a year in whole weeks, with the week that is not over. */
export const DASHBOARD_DAYS = 371
