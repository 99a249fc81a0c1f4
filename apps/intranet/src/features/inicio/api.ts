import { isExpected } from '@jornada/domain/personas/situacion.ts';
import { centros, cierres, contacto, correo, personas, type PersonaFila } from '@jornada/contract';
import { solicitudes } from '@jornada/contract/solicitudes/calls.ts';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { useWebServices } from '@jornada/web/services.tsx';
import { useRead } from '@jornada/web/calls.ts';

/** How many of the people who are late are named. */
const NAMED = 5;
/** How many of the newest failed mails are read, and for how long they count. */
const FAILED = 20;
const FAILED_DAYS = 7;
const EVERY_MINUTE = 60_000;

/** The data of the first page: where people are now, and numbers of things that wait. */
export type Today = {
  /** How many people there are, by state. */
  people: SalidaDe<typeof personas.cuentas>;
  /** The first people who are late. */
  late: readonly PersonaFila[];
  year: number;
  /** Corrections and requests to decide about. */
  requests: number;
  help: number;
  /** Months of centres that can be closed. */
  months: number;
  /** The next month of any centre that can be closed; null if there is none. */
  next: Temporal.PlainYearMonth | null;
  /** Centres whose public holidays of this year are not confirmed. */
  unconfirmed: number;
  /** Mails to hand over, if there is no mail server. */
  handOver: number;
  /** Mails of the last days that failed. */
  failed: number;
};

/** Today's data; null until all are loaded. */
export function useToday() {
  const { clock } = useWebServices();
  const { zone } = useFormat();
  const now = clock.now();
  const year = now.toZonedDateTimeISO(zone).year;
  const gente = useRead(personas.cuentas, {}, { refetchInterval: EVERY_MINUTE });
  // People who are late come first. Usually there is somebody, so the list is read without waiting for the numbers.
  const fuera = useRead(personas.listado, { estado: 'fuera', sort: 'ahora', limit: NAMED }, { refetchInterval: EVERY_MINUTE });
  const porDecidir = useRead(solicitudes.pendientes, {});
  const ayudas = useRead(contacto.listado, { estado: 'pendiente', limit: 1 });
  const lugares = useRead(centros.listado, {});
  const meses = useRead(cierres.listado, { ano: year });
  // While December is open, January has to wait.
  const anteriores = useRead(cierres.listado, { ano: year - 1 });
  const esperan = useRead(correo.listado, { estado: 'pendiente', limit: 1 });
  const fallidos = useRead(correo.listado, { estado: 'fallido', limit: FAILED });
  const queries = [gente, fuera, porDecidir, ayudas, lugares, meses, anteriores, esperan, fallidos];
  const error = queries.find((query) => query.error)?.error ?? null;
  const again = () => void Promise.all(queries.map(({ refetch }) => refetch()));
  if (!(gente.data && fuera.data && porDecidir.data && ayudas.data && lugares.data)) return { error, again, today: null };
  if (!(meses.data && anteriores.data && esperan.data && fallidos.data)) return { error, again, today: null };

  const months = [...anteriores.data.items, ...meses.data.items];
  const open = months
    .filter(({ cerrado }) => !cerrado)
    .map(({ ano, mes }) => Temporal.PlainYearMonth.from({ year: ano, month: mes }))
    .toSorted(Temporal.PlainYearMonth.compare);
  const since = now.subtract({ hours: 24 * FAILED_DAYS });
  const today: Today = {
    people: gente.data,
    late: fuera.data.items.filter(({ situacion }) => situacion.estado === 'fuera' && isExpected(situacion.motivo)),
    year,
    requests: porDecidir.data.total,
    help: ayudas.data.total,
    months: months.filter(({ puedeCerrarse }) => puedeCerrarse).length,
    next: open[0] ?? null,
    unconfirmed: lugares.data.items.filter(({ abierto, festivosConfirmados }) => abierto && !festivosConfirmados.includes(year)).length,
    handOver: esperan.data.seEnvia ? 0 : esperan.data.total,
    failed: fallidos.data.items.filter(({ creado }) => Temporal.Instant.compare(creado, since) >= 0).length,
  };
  return { error, again, today };
}
