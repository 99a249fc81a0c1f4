import { isMesCerrado, type MesesCerrados } from '../cierres/modelo.ts';
import { masDias, numeroDeDia } from '../horario/calendario.ts';
import { isWholeDays, type Ausencia, type ContextoLaboral, type Fecha } from '../horario/modelo.ts';
import { counterOf, type ContadorPermiso, type UsoPermiso } from './contador.ts';
import { moreForChildren } from './hijos.ts';
import type { AvisoPermiso, ClaseContador, CodigoPermiso, VersionPermiso } from './modelo.ts';
import { countPermit, fieldsOf, isOfDays, type CuentaPermiso, type PeticionPermiso } from './peticion.ts';
import { lastDayFor } from './suceso.ts';

/** A permit that is asked for or agreed, with what its days take as it was counted when it was sent. */
export type PermisoPedido = {
  solicitudId: number;
  codigo: string;
  hecho: Fecha | null;
  desde: Fecha;
  hasta: Fecha;
  isDeDias: boolean;
  dias: readonly UsoPermiso[];
};

/** An absence that may stand in the way. `solicitudId` null: nobody asked for it here. */
export type AusenciaConocida = Ausencia & { solicitudId: number | null };

/** All that is known of somebody's permits. `laboral`: their plan with absences, `sinAusencias`: without. */
export type SituacionPermisos = {
  laboral: ContextoLaboral;
  sinAusencias: ContextoLaboral;
  ausencias: readonly AusenciaConocida[];
  pedidos: readonly PermisoPedido[];
  cierres: MesesCerrados | null;
};

/** What is left of one amount, and what the request takes of it. `periodo`: the event's day, `YYYY` or `YYYY-MM`. */
export type ContadorDePeticion = ContadorPermiso & { clase: ClaseContador; periodo: string; estos: number };

export type ExamenPermiso = {
  contados: CuentaPermiso | null;
  contadores: ContadorDePeticion[];
  rechazos: CodigoPermiso[];
  avisos: AvisoPermiso[];
  /** The last day on which it can be used, for a child's age. */
  ultimoDia: Fecha | null;
  /** The last day for the proof; null: there is no deadline. */
  justificanteHasta: Fecha | null;
  /** Absences of other kinds on the same days. */
  choques: AusenciaConocida[];
};

/** A year and a day. */
const MAX_DIAS_PERMISO = 366;
const DAYS_PER_WEEK = 7;

type Contado = Pick<CuentaPermiso, 'dias'>;
type Datos = { peticion: PeticionPermiso; permiso: VersionPermiso };

const periodOf = (clase: ContadorDePeticion['clase'], fecha: Fecha, hecho: Fecha | null): string => {
  if (clase === 'suceso') return hecho ?? fecha;
  return fecha.slice(0, clase === 'ano' ? 4 : 7);
};

/** What is left of each amount that a request touches, without it, and what it takes. `otros`: other requests for the same kind. */
export function countersFor(
  sinAusencias: ContextoLaboral,
  { peticion, permiso }: Datos,
  { contados, otros }: { contados: Contado; otros: readonly PermisoPedido[] },
): ContadorDePeticion[] {
  const clase = permiso.contador;
  if (clase === null) return [];
  const { hecho, desde, grado, km, isMonoparental, hijos = null, isDeAmbos } = peticion;
  const nacimiento = fieldsOf(permiso).hecho === 'nacimiento' ? hecho : null;
  const usos = otros.filter((one) => clase !== 'suceso' || one.hecho === hecho).flatMap(({ dias }) => dias);
  const byPeriod = Map.groupBy(contados.dias, ({ fecha }) => periodOf(clase, fecha, hecho));
  return [...byPeriod].flatMap(([periodo, own]) => {
    const [first] = own;
    const suceso = { desde: clase === 'suceso' ? desde : (first?.fecha ?? desde), grado, km, isMonoparental, hijos, nacimiento, isDeAmbos };
    const contador = counterOf({ permiso, laboral: sinAusencias, suceso, usos });
    return contador ? [{ ...contador, clase, periodo, estos: own.reduce((sum, { cantidad }) => sum + cantidad, 0) }] : [];
  });
}

/** What permits of hours take of each day. */
export function takenByHours(pedidos: readonly PermisoPedido[]): Map<Fecha, number> {
  const taken = new Map<Fecha, number>();
  for (const { isDeDias, dias } of pedidos)
    if (!isDeDias) for (const { fecha, cantidad } of dias) taken.set(fecha, (taken.get(fecha) ?? 0) + cantidad);
  return taken;
}

const daysIn = (dias: readonly UsoPermiso[]): Set<Fecha> => new Set(dias.filter(({ cantidad }) => cantidad > 0).map(({ fecha }) => fecha));

/** Two permits on one day add up if both are of hours; a whole day leaves no room for another one. */
function isTaken(contados: Contado, isDeDias: boolean, others: readonly PermisoPedido[]): boolean {
  const own = daysIn(contados.dias);
  return others.some((other) => (isDeDias || other.isDeDias) && [...daysIn(other.dias)].some((fecha) => own.has(fecha)));
}

/** Whether somebody may ask for a permit, with all reasons against it. A request that is changed does not count itself. */
export function checkPermit(
  situacion: SituacionPermisos,
  { peticion, permiso, solicitudId, hoy }: Datos & { solicitudId: number | null; hoy: Fecha },
): ExamenPermiso {
  const { laboral, sinAusencias, cierres } = situacion;
  const { desde, hasta, hecho, isDeAmbos } = peticion;
  const asks = fieldsOf(permiso);
  const ultimoDia = hecho !== null && asks.hecho === 'nacimiento' ? lastDayFor(permiso, hecho, { isDeAmbos }) : null;
  const nothing = { contadores: [], avisos: [], ultimoDia, justificanteHasta: null, choques: [] };
  if (numeroDeDia(hasta) - numeroDeDia(desde) >= MAX_DIAS_PERMISO) return { ...nothing, contados: null, rechazos: ['demasiado-larga'] };

  const others = situacion.pedidos.filter((one) => one.solicitudId !== solicitudId);
  const same = others.filter(({ codigo }) => codigo === permiso.codigo);
  const contados = countPermit({ laboral, sinAusencias, permiso, peticion, tomados: takenByHours(others) });
  const contadores = countersFor(sinAusencias, { peticion, permiso }, { contados, otros: same });
  const over = contadores.some(({ queda, estos }) => queda !== null && estos > Math.max(0, queda));
  const perDay =
    permiso.unidad === 'minutos-dia' && permiso.cantidad !== null ? permiso.cantidad + moreForChildren(permiso, peticion) : null;
  const sameDay = takenByHours(same);
  const overDay =
    perDay !== null && contados.dias.some(({ fecha, cantidad }) => cantidad > 0 && cantidad + (sameDay.get(fecha) ?? 0) > perDay);
  const counted = daysIn(contados.dias);
  const meets = (one: AusenciaConocida): boolean => [...counted].some((fecha) => one.desde <= fecha && fecha <= one.hasta);
  // The absence of a permit follows from its request, which is looked at by itself.
  const absences = situacion.ausencias.filter((one) => one.solicitudId === null || one.solicitudId !== solicitudId);
  const choques = absences.filter((one) => one.clase !== 'permiso' && meets(one));
  const written = absences.some((one) => one.clase === 'permiso' && one.solicitudId === null && isWholeDays(one) && meets(one));
  const isBorn = asks.hecho === 'nacimiento';
  const isBefore = hecho !== null && desde < hecho;
  const first = contados.dias.find(({ cantidad }) => cantidad > 0)?.fecha ?? desde;

  const rechazos: (CodigoPermiso | false)[] = [
    contados.total === 0 && 'sin-dias',
    contados.dias.some(({ motivo }) => motivo === 'sin-contrato') && 'fuera-de-contrato',
    contados.dias.some(({ fecha }) => isMesCerrado(laboral, cierres, fecha)) && 'mes-cerrado',
    (written || isTaken(contados, isOfDays(permiso), others)) && 'solapada',
    ((over && !permiso.isAmpliable) || overDay) && 'sin-saldo',
    permiso.unidad === 'semanas' && contados.total % DAYS_PER_WEEK !== 0 && 'semanas-enteras',
    isBorn && isBefore && 'antes-de-nacer',
    ultimoDia !== null && hasta > ultimoDia && 'fuera-de-plazo',
  ];
  const avisos: (AvisoPermiso | false)[] = [
    permiso.avisoDias !== null && numeroDeDia(desde) - numeroDeDia(hoy) < permiso.avisoDias && 'aviso-corto',
    !isBorn && isBefore && 'antes-del-hecho',
    choques.some(({ clase }) => clase === 'vacaciones' || clase === 'compensacion') && 'con-vacaciones',
    choques.some(({ clase }) => clase === 'baja') && 'con-baja',
    over && permiso.isAmpliable && 'ampliacion',
    contados.isCortado && contados.total > 0 && 'dia-corto',
  ];
  return {
    contados,
    contadores,
    rechazos: rechazos.filter((one) => one !== false),
    avisos: avisos.filter((one) => one !== false),
    ultimoDia,
    justificanteHasta: permiso.plazoDias === null ? null : masDias(first, permiso.plazoDias),
    choques,
  };
}
