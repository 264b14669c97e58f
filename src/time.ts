/** RFC 3339 times as tools take them. */

const DATE_TIME = /^(\d{4})-(\d{2})-(\d{2})[Tt ](\d{2}):(\d{2}):(\d{2})(\.\d+)?([Zz]|[+-]\d{2}:\d{2})$/;

/** Whether `text` is a date-time of RFC 3339 with its zone, on a day that exists. */
export function isDateTime(text: string): boolean {
  const match = DATE_TIME.exec(text);
  if (match === null) return false;
  const [, year, month, day, hour, minute, second] = match.map(Number);
  if (hour === undefined || minute === undefined || second === undefined) return false;
  if (year === undefined || month === undefined || day === undefined) return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists && hour <= 23 && minute <= 59 && second <= 60;
}

/** The same instant with the `T` and the `Z` that Go's parser wants; RFC 3339 allows a space and small letters. */
export function strictDateTime(text: string): string {
  return isDateTime(text) ? text.toUpperCase().replace(" ", "T") : text;
}
