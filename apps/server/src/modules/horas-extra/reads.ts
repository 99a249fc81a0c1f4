import { type Queryable, statement, told } from '../../platform/database/pool.ts';
import { sueltosSql, laborOf, countryOf, limitsFor } from '../registros/reads.ts';
import type { PersonaLeida } from '../registros/service.ts';
import type { Ausencia, Fecha } from '@jornada/domain/horario/modelo.ts';
import {
  type VersionTipologia,
  type RegimenEscrito,
  type Tipologia,
  type CompensacionExtra,
  leyExtraEn,
  tipologiasEn,
  type DiaDeExtra,
  realesDe,
  venceDe,
  type ExtraPedida,
  type ExtraDelTope,
  type TopeExtra,
  topeDe,
  topeDelAno,
  type RegimenExtra,
  regimenesDe,
  cuentanDe,
  againstIt,
  propuestasDe,
  type PeticionExtra,
  type ExamenExtra,
  checkExtra,
} from '@jornada/domain/horas-extra/index.ts';
import { type ReglasEscritas, rulesOn, fullWeek } from './rules.ts';
import type { HechosContrato } from '@jornada/domain/contratos/index.ts';
import type { MesesCerrados } from '@jornada/domain/cierres/modelo.ts';
import type { EstadoSolicitud } from '@jornada/domain/solicitudes/modelo.ts';
import type { Configuracion } from '../../shared/company/configuration.ts';
import type { Limites } from '@jornada/domain/limites/index.ts';
import { masDias, yearOf } from '@jornada/domain/horario/calendario.ts';
import { type CuentaBolsa, cuentaDe, compensacionesDe } from '@jornada/domain/bolsa/index.ts';

/** What a request for overtime has beside others. */
export type DetalleExtra = {
  tipologiaId: number;
  tipologia: Tipologia;
  compensacion: CompensacionExtra;
  inicio: string | null;
  fin: string | null;
  proyectoId: number | null;
  previa: boolean;
};

export type PedidaLeida = DetalleExtra & { id: number; estado: EstadoSolicitud; fecha: string; minutos: number };

/** A recorded day: its state and its minutes. */
export type DiaLeido = { fecha: string; estado: string; trabajado: number };

/** Rest that a request has brought to the hour bank, and that nothing has taken back. */
export type DescansoEscrito = { solicitudId: number; movimientoId: number; minutos: number; fecha: string; caduca: string | null };

/** All that the rules need to know about somebody's overtime. */
export type ExtraLeida = Pick<PersonaLeida, 'asignaciones' | 'sueltos' | 'bolsa'> & {
  personaId: number;
  nombre: string;
  revision: number;
  ausencias: Ausencia[];
  dias: DiaLeido[];
  pedidas: PedidaLeida[];
  descansos: DescansoEscrito[];
  tipologias: VersionTipologia[];
  reglas: ReglasEscritas[];
  regimenes: RegimenEscrito[];
  nacimiento: string | null;
  contratos: HechosContrato[];
  /** Overtime that no request asked for and that counts for the limit, by year. */
  aparte: { ano: number; minutos: number }[];
  cierres: MesesCerrados;
};

const VIVAS = `('pendiente', 'en-curso', 'aprobada', 'anulacion-solicitada')`;

const DESCANSOS = `coalesce((
      select jsonb_agg(jsonb_build_object('solicitudId', m.solicitud_id, 'movimientoId', m.movimiento_id, 'minutos', m.minutos, 'fecha', m.fecha, 'caduca', m.caduca))
      from instancia.bolsa_movimientos m
      where m.entidad_id = $1 and m.usuario_id = u.usuario_id and m.solicitud_id is not null and m.refiere_a is null
        and not exists (select from instancia.bolsa_movimientos x where x.entidad_id = $1 and x.usuario_id = u.usuario_id and x.refiere_a = m.movimiento_id)), '[]')`;

// One answer for each person, so that nothing is between two of its parts. Days: those from $3 on, and those of requests.
const PERSONAS = statement(
  'horas-extra/reads.PERSONAS',
  `
  with p as (
    select s.usuario_id, s.solicitud_id, s.estado, s.desde, s.cantidad from instancia.solicitudes s
    where s.entidad_id = $1 and s.usuario_id = any($2) and s.modulo = 'horas-extra' and s.ano >= extract(year from $4::date)
      and (s.estado in ${VIVAS} or s.solicitud_id = any($5)))
  select u.usuario_id as "personaId", u.nombre_completo as nombre,
    (select e.revision from instancia.entidades e where e.entidad_id = $1) as revision,
    coalesce((
      select jsonb_agg(jsonb_build_object('desde', a.desde, 'horarioId', a.horario_id, 'centroId', a.centro_id) order by a.desde)
      from instancia.asignaciones a where a.entidad_id = $1 and a.usuario_id = u.usuario_id), '[]') as asignaciones,
    ${sueltosSql('u', 'least($3::date, $4::date)')} as sueltos,
    coalesce((
      select jsonb_agg(jsonb_build_object('desde', a.desde, 'hasta', a.hasta, 'clase', a.clase, 'aprobada', a.aprobada, 'minutos', a.minutos, 'mitad', a.mitad) order by a.desde)
      from instancia.ausencias a where a.entidad_id = $1 and a.usuario_id = u.usuario_id and a.hasta >= least($3::date, $4::date)), '[]') as ausencias,
    coalesce((
      select jsonb_agg(jsonb_build_object('fecha', j.fecha, 'estado', j.estado, 'trabajado', d.trabajado) order by j.fecha)
      from instancia.jornadas j join instancia.dias d using (entidad_id, usuario_id, fecha)
      where j.entidad_id = $1 and j.usuario_id = u.usuario_id and j.estado <> 'vacia'
        and (j.fecha >= $3::date or j.fecha in (select p.desde from p where p.usuario_id = u.usuario_id))), '[]') as dias,
    coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', p.solicitud_id, 'estado', p.estado, 'fecha', p.desde, 'minutos', p.cantidad, 'tipologiaId', h.tipologia_id, 'tipologia', h.tipologia,
        'compensacion', h.compensacion, 'inicio', h.inicio, 'fin', h.fin, 'proyectoId', h.proyecto_id, 'previa', h.previa) order by p.solicitud_id)
      from p join instancia.horas_extra h on h.entidad_id = $1 and h.solicitud_id = p.solicitud_id where p.usuario_id = u.usuario_id), '[]') as pedidas,
    ${DESCANSOS} as descansos,
    coalesce((
      select jsonb_agg(t.datos || jsonb_build_object('id', t.tipologia_id, 'desde', t.desde) order by t.desde)
      from instancia.horas_extra_tipologias t where t.entidad_id = $1), '[]') as tipologias,
    coalesce((
      select jsonb_agg(jsonb_build_object('desde', r.desde, 'version', r.version, 'reglas', r.reglas) order by r.desde)
      from instancia.horas_extra_reglas r where r.entidad_id = $1), '[]') as reglas,
    coalesce((
      select jsonb_agg(jsonb_build_object('regimen', r.regimen, 'desde', r.desde, 'hasta', r.hasta))
      from instancia.horas_extra_regimenes r where r.entidad_id = $1 and r.usuario_id = u.usuario_id), '[]') as regimenes,
    (select n.fecha from instancia.nacimientos n where n.entidad_id = $1 and n.usuario_id = u.usuario_id order by n.nacimiento_id desc limit 1) as nacimiento,
    coalesce((
      select jsonb_agg(jsonb_build_object('desde', c.desde, 'porMil', c.por_mil, 'duracion', c.duracion,
        'complementariasPorCien', c.complementarias_por_cien, 'voluntarias', c.voluntarias) order by c.desde)
      from instancia.contratos_vigentes c where c.entidad_id = $1 and c.usuario_id = u.usuario_id), '[]') as contratos,
    coalesce((
      select jsonb_agg(jsonb_build_object('ano', a.ano, 'minutos', a.minutos)) from (
        select extract(year from x.fecha)::int as ano, sum(x.cuentan_aparte)::int as minutos from instancia.excesos x
        where x.entidad_id = $1 and x.usuario_id = u.usuario_id and x.cuentan_aparte > 0 group by 1) a), '[]') as aparte,
    jsonb_build_object('desde', '0000-01', 'cerrados', coalesce((
      select jsonb_agg(jsonb_build_object('centroId', m.centro_id, 'mes', to_char(m.mes, 'YYYY-MM')))
      from instancia.meses_cerrados m where m.entidad_id = $1), '[]')) as cierres,
    instancia.leer_bolsa($1, u.usuario_id) as bolsa
  from instancia.usuarios u where u.entidad_id = $1 and u.usuario_id = any($2)`,
  told<{
    sueltos: ExtraLeida['sueltos'];
    bolsa: ExtraLeida['bolsa'];
    revision: ExtraLeida['revision'];
    pedidas: ExtraLeida['pedidas'];
    tipologias: ExtraLeida['tipologias'];
    reglas: ExtraLeida['reglas'];
    contratos: ExtraLeida['contratos'];
  }>(),
);

/** Which days of the record (besides those of requests), and requests from which day on; those of `ids` whatever their state. */
export type VentanaExtra = { dias: string; pedidas: string; ids?: readonly number[] };

/** These people, with all that the rules need. One statement, however many they are. */
export async function findPeople(
  tx: Queryable,
  entidadId: number,
  personas: readonly number[],
  { dias, pedidas, ids = [] }: VentanaExtra,
): Promise<Map<number, ExtraLeida>> {
  const rows = await tx.query(PERSONAS, [entidadId, personas, dias, pedidas, ids]);
  return new Map(rows.map((row) => [row.personaId, row]));
}

export const isApproved = (estado: EstadoSolicitud): boolean => estado === 'aprobada' || estado === 'anulacion-solicitada';

const isStanding = (estado: EstadoSolicitud): boolean => isApproved(estado) || estado === 'pendiente' || estado === 'en-curso';

/** The bank keeps overtime for so long, if the law sets no time for its rest. */
const MESES_SIN_LEY = 4;

const asked = ({ id, fecha, minutos, inicio, fin, compensacion, tipologia, estado }: PedidaLeida): ExtraPedida => ({
  id,
  fecha,
  minutos,
  inicio,
  fin,
  compensacion,
  tipologia,
  isAprobada: isApproved(estado),
});

/** Somebody's overtime as the rules see it. Nothing here is stored: it follows from contract, record, requests and hour bank. */
export function createSituation(leida: ExtraLeida, empresa: Configuracion, hoy: Fecha) {
  const laboral = laborOf(leida, empresa);
  const recorded = new Map(leida.dias.map((dia) => [dia.fecha, dia]));
  const vivas = leida.pedidas.filter(({ estado }) => isStanding(estado)).map(asked);

  const countryAt = (fecha: Fecha): string => countryOf({ laboral }, fecha);
  const limitsAt = (fecha: Fecha): Limites => limitsFor(empresa, { personaId: leida.personaId, laboral }, fecha);
  const rulesAt = (fecha: Fecha) => rulesOn(leida.reglas, fecha);
  const lawAt = (fecha: Fecha) => leyExtraEn(countryAt(fecha), fecha);
  const fullWeekAt = (fecha: Fecha): number => fullWeek(empresa, rulesAt(fecha), { fecha, limites: limitsAt(fecha) });
  const kindsAt = (fecha: Fecha): Tipologia[] => tipologiasEn(leida.tipologias, fecha);

  /** What the record says of a day. A night that began yesterday may still be running. */
  function dayOf(fecha: Fecha): DiaDeExtra {
    const previsto = laboral.planDia(fecha).minutos;
    const row = recorded.get(fecha);
    const unknown = { fecha, previsto, trabajado: null, isIncompleto: false };
    if (!row) return fecha < hoy ? { ...unknown, trabajado: 0 } : unknown;
    if (row.estado === 'cerrada') return { ...unknown, trabajado: row.trabajado };
    return { ...unknown, isIncompleto: row.estado === 'incompleta' || fecha < masDias(hoy, -1) };
  }

  /** What the record bears out of each standing request, or what is asked for while nobody knows. */
  const reals = new Map<number, number>(
    [...Map.groupBy(vivas, ({ fecha }) => fecha)].flatMap(([fecha, ofDay]) => {
      // What is agreed comes before what is only asked for.
      const [agreed, waiting] = [ofDay.filter(({ isAprobada }) => isAprobada), ofDay.filter(({ isAprobada }) => !isAprobada)];
      const dia = dayOf(fecha);
      const first = realesDe(dia, agreed);
      const used = [...first.values()].reduce((sum, minutos) => sum + minutos, 0);
      const left = dia.trabajado === null ? dia : { ...dia, trabajado: Math.max(dia.previsto, dia.trabajado - used) };
      return [...first, ...realesDe(left, waiting)];
    }),
  );
  const realOf = ({ id, minutos }: { id: number; minutos: number }): number => reals.get(id) ?? minutos;

  /** The hour bank on a day. Without payouts: what was paid out of it was not rested. */
  function accountOn(fecha: Fecha, { withPayouts }: { withPayouts: boolean }): CuentaBolsa {
    const movimientos = (leida.bolsa?.movimientos ?? []).filter((one) => one.fecha <= fecha && (withPayouts || one.clase !== 'abono'));
    const first = movimientos.map((one) => one.fecha).toSorted()[0];
    return cuentaDe({ movimientos, compensaciones: first ? compensacionesDe(laboral, `${first.slice(0, 7)}-01`) : [], hoy: fecha });
  }

  /** The last day for the rest of overtime: by the law; where it says nothing, as the bank keeps it. */
  function dueOf(fecha: Fecha, id: number | null): Fecha {
    const meses = limitsAt(fecha)['horas-extra-anual']?.compensaMeses;
    const written = leida.descansos.find(({ solicitudId }) => solicitudId === id)?.caduca;
    return meses === undefined ? (written ?? venceDe(fecha, MESES_SIN_LEY)) : venceDe(fecha, meses);
  }

  function restedOf(id: number, vence: Fecha): number {
    const written = leida.descansos.find(({ solicitudId }) => solicitudId === id);
    if (!written || hoy <= vence) return 0;
    return accountOn(vence, { withPayouts: false }).lotes.find((lote) => lote.id === written.movimientoId)?.usadosMinutos ?? 0;
  }

  function forLimit(one: ExtraPedida): ExtraDelTope {
    const { id, fecha, isAprobada, tipologia, compensacion } = one;
    const vence = compensacion === 'descanso' ? dueOf(fecha, id) : null;
    const descansado = vence === null ? 0 : restedOf(id, vence);
    return { fecha, minutos: realOf(one), isAprobada, tipologia, compensacion, vence, descansado };
  }

  /** The limit of a year, without one request if it is named, and with another if there is one. */
  function limitOf(ano: number, { without = null, own = null }: { without?: number | null; own?: ExtraPedida | null } = {}): TopeExtra {
    const day = ano === yearOf(hoy) ? hoy : `${ano}-12-31`;
    const regla = limitsAt(day)['horas-extra-anual'];
    const limite = regla
      ? topeDe(laboral, { ano, limite: regla.minutos, semanaCompleta: fullWeekAt(day), contratos: leida.contratos })
      : null;
    const others = vivas.filter(({ id }) => id !== without);
    const aparte = leida.aparte.find((one) => one.ano === ano)?.minutos ?? 0;
    return topeDelAno([...others, ...(own ? [own] : [])].map(forLimit), { ano, limite, hoy, aparte });
  }

  const regimesAt = (fecha: Fecha): RegimenExtra[] =>
    regimenesDe({ laboral, escritos: leida.regimenes, hechos: leida }, fecha, fullWeekAt(fecha));

  return {
    leida,
    laboral,
    vivas,
    hoy,
    rulesAt,
    limitsAt,
    regimesAt,
    fullWeekAt,
    lawAt,
    kindsAt,
    countryAt,
    dayOf,
    realOf,
    dueOf,
    limitOf,
    accountOn,
    forLimit,
    sourceOf: (ano: number): string | null => limitsAt(ano === yearOf(hoy) ? hoy : `${ano}-12-31`)['horas-extra-anual']?.norma ?? null,
    account: (): CuentaBolsa => accountOn(hoy, { withPayouts: true }),
    /** How many minutes of a request count for the limit. */
    countedOf: (one: ExtraPedida): number => cuentanDe(forLimit(one), hoy),
    againstIt: (one: Pick<ExtraPedida, 'fecha' | 'tipologia'>): RegimenExtra[] =>
      againstIt(regimesAt(one.fecha), lawAt(one.fecha), one.tipologia),
    proposals: () => {
      const { diasAtras, minimoMinutos } = rulesAt(hoy);
      const dias = [...recorded.keys()].filter((fecha) => fecha >= masDias(hoy, -diasAtras) && fecha <= hoy).map(dayOf);
      return propuestasDe(dias, vivas, minimoMinutos);
    },
    /** Whether somebody may ask for this, with all reasons against it. `at`: as of which day. */
    examine(peticion: PeticionExtra, { id, tipologia, at = hoy }: { id: number | null; tipologia: Tipologia; at?: Fecha }): ExamenExtra {
      const { fecha } = peticion;
      const own: ExtraPedida = { ...peticion, id: id ?? Number.MAX_SAFE_INTEGER, tipologia, isAprobada: false };
      return checkExtra(peticion, {
        laboral,
        dia: dayOf(fecha),
        otras: vivas.filter((one) => one.id !== id),
        tipologia,
        reglas: rulesAt(fecha),
        ley: lawAt(fecha),
        limites: limitsAt(fecha),
        regimenes: regimesAt(fecha),
        cierres: leida.cierres,
        tope: limitOf(yearOf(fecha), { without: id, own }),
        isContada: cuentanDe(forLimit(own), hoy) > 0,
        hoy: at,
      });
    },
  };
}
export type SituacionDeExtra = ReturnType<typeof createSituation>;
