const DAY_MS = 86_400_000;

/** Noon in Madrid on a day, in UTC: half past twelve, so that a run does not leave that hour. */
const noonOf = (date, { isSummer }) => Date.parse(`${date}T${isSummer ? '10' : '11'}:30:00Z`);
const onDay = (month, day) => (year) => {
  const date = `${year}-${month}-${day}`;
  // 29 February of other years would be 1 March.
  return new Date(`${date}T00:00:00Z`).getUTCDate() === Number(day) ? { date, noon: noonOf(date, { isSummer: false }) } : null;
};
/** The last Sunday of a month of 31 days. */
const lastSunday = (month, isSummer) => (year) => {
  const last = new Date(`${year}-${month}-31T00:00:00Z`);
  const date = new Date(last.getTime() - last.getUTCDay() * DAY_MS).toISOString().slice(0, 10);
  return { date, noon: noonOf(date, { isSummer }) };
};

const TURNING = [
  { what: 'the last days of a year', inYear: onDay('12', '27') },
  { what: 'the last day of a year', inYear: onDay('12', '31') },
  { what: 'the first day of a year', inYear: onDay('01', '01'), isOfYears: true },
  { what: '29 February', inYear: onDay('02', '29'), isOfYears: true },
  { what: 'the clocks go forward', inYear: lastSunday('03', true) },
  { what: 'the clocks go back', inYear: lastSunday('10', false) },
];

/**
 * The next days on which years and clocks turn. They are to come, because browsers and databases bear no clock that was set back. `noon`: the
 * instant in milliseconds; `isOfYears`: what is counted in years changes on that day. @param {number} nowMs
 */
export const turningDaysAfter = (nowMs) => {
  const year = new Date(nowMs).getUTCFullYear();
  // Around 2100 two 29 February are eight years apart.
  const years = Array.from({ length: 9 }, (_, index) => year + index);
  return TURNING.map(({ inYear, what, isOfYears = false }) => ({
    what,
    isOfYears,
    ...years.map(inYear).find((day) => day && day.noon > nowMs),
  }));
};
