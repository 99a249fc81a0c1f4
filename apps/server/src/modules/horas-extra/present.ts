import type { ExtraVista } from '@jornada/contract/horas-extra/calls.ts';
import type {
  ConsecuenciasExtra,
  DiaDeExtraVista,
  DiaPropuestoVista,
  SumaDeTipologia,
  TipologiaVista,
  TopeConPeticion,
  TopeVista,
} from '@jornada/contract/horas-extra/vistas.ts';
import {
  cotizacionEn,
  descansoDe,
  pagoDe,
  propuestaDe,
  type DiaPropuesto,
  type ExtraPedida,
  type PeticionExtra,
  type Tipologia,
} from '@jornada/domain/horas-extra/index.ts';
import { yearOf } from '@jornada/domain/horario/calendario.ts';
import type { ShownTimes } from '../registros/service.ts';
import type { SituacionDeExtra } from './reads.ts';

export const presentKind = (tipologia: Tipologia, { pais, fecha }: { pais: string; fecha: string }): TipologiaVista => ({
  ...tipologia,
  cotizacionTipo: cotizacionEn(pais, fecha, tipologia.cotizacion),
});

const wholeDay = (dia: DiaPropuesto): DiaPropuestoVista => ({
  fecha: dia.fecha,
  previstoMinutos: dia.previsto,
  trabajadoMinutos: dia.trabajado,
  excesoMinutos: dia.exceso,
  pedidosMinutos: dia.pedidos,
  quedanMinutos: dia.quedan,
});

/** A day by the record, as far as the company tells it; null while it is not known. */
function presentDay(dia: DiaPropuesto | null, { plan, totals, balance }: ShownTimes): DiaDeExtraVista | null {
  if (!dia) return null;
  const whole = wholeDay(dia);
  return {
    ...whole,
    previstoMinutos: plan ? whole.previstoMinutos : null,
    trabajadoMinutos: totals ? whole.trabajadoMinutos : null,
    excesoMinutos: balance ? whole.excesoMinutos : null,
    quedanMinutos: balance ? whole.quedanMinutos : null,
  };
}

/** None where the company hides plan or totals: that a day is above its plan tells of both. */
export const presentProposals = (situacion: SituacionDeExtra, { balance }: ShownTimes): DiaPropuestoVista[] =>
  balance ? situacion.proposals().map(wholeDay) : [];

export function presentLimit(situacion: SituacionDeExtra, ano: number, without: number | null = null): TopeVista {
  const { limite, aprobados, pedidos, quedan } = situacion.limitOf(ano, { without });
  return {
    ano,
    limiteMinutos: limite,
    aprobadosMinutos: aprobados,
    pedidosMinutos: pedidos,
    quedanMinutos: quedan,
    norma: situacion.sourceOf(ano),
    verificada: situacion.lawAt(`${ano}-12-31`).isVerificada,
  };
}

/** The limit of the year of a request: the others, and what is left without it and with it. */
function limitWith(situacion: SituacionDeExtra, own: ExtraPedida): TopeConPeticion {
  const ano = yearOf(own.fecha);
  const without = presentLimit(situacion, ano, own.id);
  const cuentanMinutos = situacion.countedOf(own);
  const antesMinutos = without.quedanMinutos;
  return { ...without, antesMinutos, despuesMinutos: antesMinutos === null ? null : antesMinutos - cuentanMinutos, cuentanMinutos };
}

/** What an overtime is made good with. `minutos`: those that count. */
function compensatedBy(situacion: SituacionDeExtra, one: ExtraPedida, minutos: number): ConsecuenciasExtra['compensado'] {
  if (one.compensacion === 'pago') return { como: 'pago', descansoMinutos: null, vence: null, pagoMinutos: pagoDe(minutos, one.tipologia) };
  return {
    como: 'descanso',
    descansoMinutos: descansoDe(minutos, one.tipologia),
    vence: situacion.dueOf(one.fecha, one.id),
    pagoMinutos: null,
  };
}

/** What a request would mean, before it is sent. */
export function presentConsequences(
  situacion: SituacionDeExtra,
  shown: ShownTimes,
  { peticion, tipologia, id }: { peticion: PeticionExtra; tipologia: Tipologia; id: number | null },
): ConsecuenciasExtra {
  const own: ExtraPedida = { ...peticion, id: id ?? Number.MAX_SAFE_INTEGER, tipologia, isAprobada: false };
  const { rechazos, avisos, propuesta, regimenes } = situacion.examine(peticion, { id, tipologia });
  const tope = limitWith(situacion, own);
  const about: Partial<Record<(typeof rechazos)[number], number | null>> = {
    'sin-exceso': shown.balance ? (propuesta?.quedan ?? null) : null,
    'sobre-tope': tope.antesMinutos === null ? null : Math.max(0, tope.antesMinutos),
  };
  return {
    minutos: peticion.minutos,
    dia: presentDay(propuesta, shown),
    compensado: compensatedBy(situacion, own, peticion.minutos),
    tope,
    obstaculos: rechazos.map((codigo) => ({ codigo, minutos: about[codigo] ?? null })),
    avisos,
    regimenes,
  };
}

type Own = Pick<
  ExtraVista,
  'tipologia' | 'minutos' | 'inicio' | 'fin' | 'dia' | 'realesMinutos' | 'compensado' | 'tope' | 'bolsa' | 'regimenes'
>;

/** What one request has beside others. */
export function presentOwn(situacion: SituacionDeExtra, shown: ShownTimes, one: ExtraPedida): Own {
  const { id, fecha, tipologia, minutos, inicio, fin } = one;
  const dia = situacion.dayOf(fecha);
  const others = situacion.vivas.filter((other) => other.id !== id);
  const isKnown = dia.trabajado !== null;
  const real = situacion.realOf(one);
  const lote = situacion.leida.descansos.find(({ solicitudId }) => solicitudId === id);
  return {
    tipologia: presentKind(tipologia, { pais: situacion.countryAt(fecha), fecha }),
    minutos,
    inicio,
    fin,
    dia: presentDay(propuestaDe(dia, others), shown),
    realesMinutos: isKnown ? real : null,
    compensado: compensatedBy(situacion, one, isKnown ? real : minutos),
    tope: limitWith(situacion, one),
    bolsa: lote ? { minutos: lote.minutos, caduca: lote.caduca } : null,
    regimenes: situacion.againstIt(one),
  };
}

/** The overtime of a year by kind, that of most minutes first. */
export function sumByKind(situacion: SituacionDeExtra, ano: number): SumaDeTipologia[] {
  const own = situacion.vivas.filter(({ fecha }) => yearOf(fecha) === ano);
  return [...Map.groupBy(own, ({ tipologia }) => tipologia.id).values()]
    .flatMap((group) => {
      const [first] = group;
      if (!first) return [];
      const sum = (
        is: (one: ExtraPedida) => boolean,
        of: (one: ExtraPedida, minutos: number) => number = (_, minutos) => minutos,
      ): number => group.filter(is).reduce((all, one) => all + of(one, situacion.realOf(one)), 0);
      const { id, nombre, clase } = group.at(-1)?.tipologia ?? first.tipologia;
      return [
        {
          tipologia: { id, nombre, clase },
          aprobadosMinutos: sum(({ isAprobada }) => isAprobada),
          pedidosMinutos: sum(({ isAprobada }) => !isAprobada),
          pagoMinutos: sum(({ isAprobada, compensacion }) => isAprobada && compensacion === 'pago'),
          descansoMinutos: sum(
            ({ isAprobada, compensacion }) => isAprobada && compensacion === 'descanso',
            (one, minutos) => descansoDe(minutos, one.tipologia),
          ),
        },
      ];
    })
    .toSorted((a, b) => b.aprobadosMinutos + b.pedidosMinutos - a.aprobadosMinutos - a.pedidosMinutos);
}

/** The rest that overtime has brought and nobody has taken; null if there is none. */
export function restLeft(situacion: SituacionDeExtra): { minutos: number; caduca: string | null } | null {
  const ids = new Set(situacion.leida.descansos.map(({ movimientoId }) => movimientoId));
  const left = situacion.account().lotes.filter(({ id, quedanMinutos }) => ids.has(id) && quedanMinutos > 0);
  if (left.length === 0) return null;
  const [first] = left.flatMap(({ caduca }) => caduca ?? []).toSorted();
  return { minutos: left.reduce((sum, { quedanMinutos }) => sum + quedanMinutos, 0), caduca: first ?? null };
}
