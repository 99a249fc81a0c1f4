import type { Mes } from '../cierres/modelo.ts';
import type { Fecha } from '../horario/modelo.ts';

/** The last day on which a month is asked for: `hastaDia` of the month after it. */
export const plazoDe = (mes: Mes, hastaDia: number): Fecha =>
  Temporal.PlainYearMonth.from(mes).add({ months: 1 }).toPlainDate({ day: hastaDia }).toString();

/** The last month that has ended on a day. */
export const mesTerminado = (hoy: Fecha): Mes => Temporal.PlainYearMonth.from(hoy.slice(0, 7)).subtract({ months: 1 }).toString();

/** Whether people are reminded on a day of the month: on the first, and on the last two days of the time they have. */
export const isReminderDay = (dia: number, hastaDia: number): boolean => dia === 1 || (dia <= hastaDia && dia > hastaDia - 2);
