import { isExpected } from '@jornada/domain/personas/situacion.ts';
import { bandeja, centros, cierres, contacto, correo, personas, type PersonaFila } from '@jornada/contract';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { useWebServices } from '@jornada/web/services.tsx';
import { useRead } from '@jornada/web/calls.ts';

/** How many of those who are late are named. */
const NAMED = 5;
/** How many of the newest mails that failed are looked at, and for how long they count. */
const FAILED = 20;
const FAILED_DAYS = 7;
const EVERY_MINUTE = 60_000;

/** What an admin opens the intranet for: where people stand now, and what waits, counted. */
export type Today = {
  /** How many there are, and where they stand. */
  people: SalidaDe<typeof personas.cuentas>;
  /** The first of those who were expected by now. */
  late: readonly PersonaFila[];
  year: number;
  answers: number;
  help: number;
  /** Months of centres that can be closed. */
  months: number;
  /** The first month of any centre that will come to be closed; null where there is none. */
  next: Temporal.PlainYearMonth | null;
  /** Centres without confirmed public holidays this year. */
  unconfirmed: number;
  /** Mails that wait to be handed over, where no server sends them. */
  handOver: number;
  /** Mails of the last days that did not go out. */
  failed: number;
};

/** Today; null until all of it is known. */
export function useToday() {
  const { clock } = useWebServices();
  const { zone } = useFormat();
  const now = clock.now();
  const year = now.toZonedDateTimeISO(zone).year;
  const gente = useRead(personas.cuentas, {}, { refetchInterval: EVERY_MINUTE });
  // Whoever is late comes first. Mostly there is somebody, so it is not waited for the counts.
  const fuera = useRead(personas.listado, { estado: 'fuera', sort: 'ahora', limit: NAMED }, { refetchInterval: EVERY_MINUTE });
  const pendientes = useRead(bandeja.pendientes, {});
  const ayudas = useRead(contacto.listado, { estado: 'pendiente', limit: 1 });
  const lugares = useRead(centros.listado, {});
  const meses = useRead(cierres.listado, { ano: year });
  // Until December is closed, January waits for it.
  const anteriores = useRead(cierres.listado, { ano: year - 1 });
  const esperan = useRead(correo.listado, { estado: 'pendiente', limit: 1 });
  const fallidos = useRead(correo.listado, { estado: 'fallido', limit: FAILED });
  const queries = [gente, fuera, pendientes, ayudas, lugares, meses, anteriores, esperan, fallidos];
  const error = queries.find((query) => query.error)?.error ?? null;
  const again = () => void Promise.all(queries.map(({ refetch }) => refetch()));
  if (!(gente.data && fuera.data && pendientes.data && ayudas.data && lugares.data)) return { error, again, today: null };
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
    answers: pendientes.data.total,
    help: ayudas.data.total,
    months: months.filter(({ puedeCerrarse }) => puedeCerrarse).length,
    next: open[0] ?? null,
    unconfirmed: lugares.data.items.filter(({ abierto, festivosConfirmados }) => abierto && !festivosConfirmados.includes(year)).length,
    handOver: esperan.data.seEnvia ? 0 : esperan.data.total,
    failed: fallidos.data.items.filter(({ creado }) => Temporal.Instant.compare(creado, since) >= 0).length,
  };
  return { error, again, today };
}
