const MINUTES = 60;

/** The minutes of `HH:MM`; null for none. */
export function minutesOf(hora: string): number | null {
  const [, hours = '', minutes = ''] = /^(\d{1,2}):(\d{2})$/.exec(hora) ?? [];
  const total = Number(hours) * MINUTES + Number(minutes);
  return hours === '' || total === 0 ? null : total;
}

/** `HH:MM` of some minutes; empty for none. */
export function hourOf(minutos: number | null): string {
  if (minutos === null) return '';
  const text = (value: number): string => String(value).padStart(2, '0');
  return `${text(Math.floor(minutos / MINUTES))}:${text(minutos % MINUTES)}`;
}
