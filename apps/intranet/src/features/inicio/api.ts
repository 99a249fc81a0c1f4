import { centros, cierres, contacto, correo, personas } from '@jornada/contract';
import { hoy } from '@jornada/contract/hoy.ts';
import { solicitudes } from '@jornada/contract/solicitudes/calls.ts';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { useWebServices } from '@jornada/web/services.tsx';
import { useRead } from '@jornada/web/calls.ts';

/** How many of the newest failed mails are read, and for how long they count. */
const FAILED = 20;
const FAILED_DAYS = 7;
const FEW_MINUTES = 3 * 60_000;
/** From this month on the public holidays of the next year should be confirmed, too. */
const AUTUMN = 10;

/** What waits for an admin, in numbers. */
export type ToDo = {
  /** How many people there are, by state. */
  people: SalidaDe<typeof personas.cuentas>;
  /** The year whose public holidays are to be confirmed: this one, in autumn also the next. */
  year: number;
  /** Corrections and requests to decide about. */
  requests: number;
  help: number;
  /** Months of centres that can be closed. */
  months: number;
  /** The next month of any centre that can be closed; null if there is none. */
  next: Temporal.PlainYearMonth | null;
  /** Centres whose public holidays of that year are not confirmed. */
  unconfirmed: number;
  /** Mails to hand over, if there is no mail server. */
  handOver: number;
  /** Mails of the last days that failed. */
  failed: number;
};

/** What waits for an admin; null until all of it is known. */
export function useToDo() {
  const { clock } = useWebServices();
  const { zone } = useFormat();
  const now = clock.now();
  const { year, month } = now.toZonedDateTimeISO(zone);
  const gente = useRead(personas.cuentas, {});
  const porDecidir = useRead(solicitudes.pendientes, {});
  const ayudas = useRead(contacto.listado, { estado: 'pendiente', limit: 1 });
  const lugares = useRead(centros.listado, {});
  // Those of other years that are open, too: while December is open, January has to wait.
  const meses = useRead(cierres.listado, { ano: year });
  const esperan = useRead(correo.listado, { estado: 'pendiente', limit: 1 });
  const fallidos = useRead(correo.listado, { estado: 'fallido', limit: FAILED });
  const queries = [gente, porDecidir, ayudas, lugares, meses, esperan, fallidos];
  const error = queries.find((query) => query.error)?.error ?? null;
  const again = () => void Promise.all(queries.map(({ refetch }) => refetch()));
  if (!(gente.data && porDecidir.data && ayudas.data && lugares.data)) return { error, again, toDo: null };
  if (!(meses.data && esperan.data && fallidos.data)) return { error, again, toDo: null };

  const months = meses.data.items;
  const open = months
    .filter(({ cerrado }) => !cerrado)
    .map(({ ano, mes }) => Temporal.PlainYearMonth.from({ year: ano, month: mes }))
    .toSorted(Temporal.PlainYearMonth.compare);
  const places = lugares.data.items.filter(({ abierto }) => abierto);
  const due = [year, ...(month >= AUTUMN ? [year + 1] : [])]
    .map((ano) => ({ ano, centres: places.filter(({ festivosConfirmados }) => !festivosConfirmados.includes(ano)).length }))
    .find(({ centres }) => centres > 0);
  const since = now.subtract({ hours: 24 * FAILED_DAYS });
  const toDo: ToDo = {
    people: gente.data,
    year: due?.ano ?? year,
    requests: porDecidir.data.total,
    help: ayudas.data.total,
    months: months.filter(({ puedeCerrarse }) => puedeCerrarse).length,
    next: open[0] ?? null,
    unconfirmed: due?.centres ?? 0,
    handOver: esperan.data.seEnvia ? 0 : esperan.data.total,
    failed: fallidos.data.items.filter(({ creado }) => Temporal.Instant.compare(creado, since) >= 0).length,
  };
  return { error, again, toDo };
}

/** How many days of the people that one sees are to settle, and how many answers have come. */
export const useToSettle = () =>
  useRead(hoy.incidencias, { estado: 'abierta', limit: 1 }, { refetchInterval: FEW_MINUTES, refetchOnWindowFocus: true }).data?.cuentas;
