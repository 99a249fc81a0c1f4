import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { SalidaDe } from '@jornada/contract/call.ts';
import type { HoyVista } from '@jornada/contract/registros.ts';
import type { reservas } from '@jornada/contract/reservas/calls.ts';
import { masDias } from '@jornada/domain/horario/calendario.ts';
import { EQUIPAMIENTO } from '@jornada/domain/reservas/modelo.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { useMinute } from '@jornada/web/use-minute.ts';
import { hoyQuery } from '../../shared/reads.ts';
import { useServices } from '../../shared/services.tsx';
import { minuteOf, minuteOfClock } from './model/rooms.ts';

const route = getRouteApi('/shell/session/reservas-board');
const HOUR = 60;
/** From then on the hour that is offered first is none of today. */
const EVENING = 19 * HOUR;

/** What the board shows, in its address: reloading, Back and a shared link keep it. */
export type BoardSearch = ReturnType<typeof route.useSearch>;
type Nuevo = SalidaDe<typeof reservas.nuevo>;

/** Day, hours and room of the booking that is moved. */
function startOf({ valores: { inicio, fin, sala }, salas }: Nuevo) {
  if (inicio === null || fin === null || sala === null) return null;
  const fecha = inicio.slice(0, 10);
  const [from, to] = [minuteOf(inicio, fecha), minuteOf(fin, fecha)];
  return { fecha, inicio: from, minutos: to - from, sala, clase: salas.find(({ id }) => id === sala)?.clase };
}

/** The day on which somebody is at work next; tomorrow while nobody says. */
const nextDayOf = (hoy: HoyVista | undefined, today: string): string => {
  const day = [hoy?.previsto, hoy?.siguiente].find((one) => one?.motivo === 'laborable' && one.fecha > today);
  return day?.fecha ?? masDias(today, 1);
};

/**
 * What is looked for, and the way to change it. Without hours: an hour from the next half hour on, or from ten on another day. Without a day:
 * today, or the next working day once what is left of today is the evening.
 * @param changed what the form of the booking that is moved starts from.
 */
export function useBoard(changed: Nuevo | undefined) {
  const search = route.useSearch();
  const navigate = useNavigate();
  const format = useFormat();
  const now = useMinute();
  const hoy = useQuery(hoyQuery(useServices())).data;
  const start = changed && startOf(changed);
  const today = format.dayOf(now);
  const nowMinute = minuteOfClock(Temporal.Instant.from(now).toZonedDateTimeISO(format.zone).toPlainTime().toString());
  const next = Math.ceil(nowMinute / 30) * 30;
  const isEvening = next >= EVENING;
  const fecha = search.fecha ?? start?.fecha ?? (isEvening ? nextDayOf(hoy, today) : today);
  const first = fecha === today && next > 8 * HOUR && !isEvening ? next : 10 * HOUR;
  const inicio = search.hora === undefined ? (start?.inicio ?? first) : minuteOfClock(search.hora);
  const minutos = search.minutos ?? start?.minutos ?? HOUR;
  const set = (change: Partial<Record<keyof BoardSearch, unknown>>): void =>
    void navigate({ to: '.', search: (was: object) => ({ ...was, ...change }), replace: true, resetScroll: false });
  return {
    search,
    fecha,
    today,
    /** The minute of the day from which on something can be booked on the day that is shown. */
    earliest: fecha < today ? Infinity : fecha === today ? nowMinute - (nowMinute % 5) : 0,
    wanted: { inicio, fin: inicio + minutos },
    sala: search.sala ?? start?.sala,
    clase: search.clase ?? start?.clase ?? 'sala',
    con: EQUIPAMIENTO.filter((one) => search.con?.split('.').includes(one)),
    personas: search.personas ?? changed?.valores.asistentes ?? null,
    set,
  };
}
export type Board = ReturnType<typeof useBoard>;
