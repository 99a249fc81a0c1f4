import type {
  AvisoCambioVista,
  CambioLinea,
  CesionVista,
  ConsecuenciasCambioVista,
  ObstaculoCambioVista,
  ResumenCambio,
} from '@jornada/contract/cambio-turnos/vistas.ts';
import { masDias } from '@jornada/domain/horario/calendario.ts';
import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import { ms } from '@jornada/domain/registros/tiempo.ts';
import type { Aviso } from '@jornada/domain/limites/modelo.ts';
import { mayDecide, type Decisor } from '@jornada/domain/solicitudes/index.ts';
import {
  consequencesFor,
  estadoDeCambio,
  forOthers,
  REGLAS_QUE_IMPIDEN,
  type Cesion,
  type MesaDeCambios,
  type MotivoCambio,
  type ObstaculoCambio,
} from '@jornada/domain/turnos/cambios/index.ts';
import type { Leyenda } from '../turnos/reads.ts';
import { EMPRESA, peopleIn } from './mesa.ts';
import type { Fichas } from './people-repo.ts';
import type { CambioLeido } from './repo.ts';

/** So far around the changed days the work before and after is looked for. */
const CERCA = 14;

export const presentLimit = ({
  regla,
  norma,
  valorMinutos,
  limiteMinutos,
}: Pick<Aviso, 'regla' | 'norma' | 'valorMinutos' | 'limiteMinutos'>) => ({
  regla,
  norma,
  valorMinutos,
  limiteMinutos,
});

export const presentCesion = ({ de, a, fecha, partes }: Cesion, leyenda: Leyenda): CesionVista => ({
  de,
  a,
  fecha,
  partes: leyenda.parts(partes) ?? [],
});

export const presentObstacle = (mesa: MesaDeCambios, quien: number, obstaculo: ObstaculoCambio): ObstaculoCambioVista => {
  const { personaId, fecha, motivo, aviso } = forOthers(mesa, quien, obstaculo);
  return { personaId, fecha, motivo, limite: aviso && presentLimit(aviso) };
};

/** Warnings that somebody may read: not those of others under 18, which would tell their age. */
export const presentWarnings = (
  mesa: MesaDeCambios,
  quien: number,
  avisos: readonly { personaId: number; aviso: Aviso }[],
): AvisoCambioVista[] =>
  avisos
    .filter(({ personaId }) => personaId === quien || !mesa.personaDe(personaId).isMenor)
    .map(({ personaId, aviso }) => ({ personaId, fecha: aviso.fecha, ...presentLimit(aviso) }));

type Reader = { leyenda: Leyenda; quien: number; isDeciding: boolean };

/** The day of work before some days, or after them; null: none is near. */
function workNear(mesa: MesaDeCambios, personaId: number, from: Fecha, step: 1 | -1): Fecha | null {
  for (let away = 1; away <= CERCA; away += 1) {
    const fecha = masDias(from, step * away);
    if ((mesa.partesDe(personaId, fecha) ?? []).length > 0) return fecha;
  }
  return null;
}

/** What a change makes of somebody's plan. Of colleagues only the days that change are shown. */
function presentConsequences(
  mesa: MesaDeCambios,
  cesiones: readonly Cesion[],
  personaId: number,
  { leyenda, quien, isDeciding }: Reader,
): ConsecuenciasCambioVista {
  const found = consequencesFor(mesa, cesiones, personaId);
  const changed = found.dias.map(({ fecha, antes, despues }) => ({
    fecha,
    antes: leyenda.parts(antes),
    despues: leyenda.parts(despues),
    cambia: true,
  }));
  const isShown = personaId === quien || isDeciding;
  const [first, last] = [changed[0]?.fecha, changed.at(-1)?.fecha];
  const around = (fecha: Fecha | null) => {
    if (fecha === null || !isShown) return [];
    const partes = leyenda.parts(mesa.partesDe(personaId, fecha));
    return [{ fecha, antes: partes, despues: partes, cambia: false }];
  };
  return {
    personaId,
    dias: [
      ...around(first === undefined ? null : workNear(mesa, personaId, first, -1)),
      ...changed,
      ...around(last === undefined ? null : workNear(mesa, personaId, last, 1)),
    ],
    minutos: found.minutos,
    semanas: isShown ? found.semanas : [],
    descansos: isShown ? found.descansos : [],
    paga: found.paga,
    nochesSeguidas: isShown ? found.nochesSeguidas : null,
  };
}

/** With any other obstacle whoever only asks learns nothing of the day of a colleague: neither that they are away nor what is not published. */
const TELLS_THE_DAY: ReadonlySet<MotivoCambio> = new Set(['limite', 'ya-trabaja']);

/** What a change would mean by the plan as it is now. */
export function presentSummary(mesa: MesaDeCambios, cesiones: readonly Cesion[], reader: Reader): ResumenCambio {
  const { obstaculos, avisos } = mesa.revisa(cesiones);
  const { quien, isDeciding } = reader;
  const secret = new Set(obstaculos.filter(({ motivo }) => !TELLS_THE_DAY.has(motivo)).map(({ personaId }) => personaId));
  const isSecret = (id: number): boolean => !isDeciding && id !== quien && secret.has(id);
  const people = peopleIn(cesiones).filter((id) => id !== EMPRESA && !isSecret(id));
  return {
    cesiones: cesiones.map((one) => presentCesion(isSecret(one.de) ? { ...one, partes: [] } : one, reader.leyenda)),
    vale: obstaculos.length === 0,
    obstaculos: obstaculos.map((one) => presentObstacle(mesa, quien, one)),
    avisos: presentWarnings(mesa, quien, avisos),
    comprobado: [...REGLAS_QUE_IMPIDEN],
    consecuencias: people.map((id) => presentConsequences(mesa, cesiones, id, reader)),
  };
}

/** How many of the warnings of a change are about one person. */
export const countWarnings = (mesa: MesaDeCambios, cesiones: readonly Cesion[], quien: number): number =>
  presentWarnings(mesa, quien, mesa.revisa(cesiones).avisos).filter(({ personaId }) => personaId === quien).length;

const ANSWERS = { conforme: 'si', rechazado: 'no', turno: 'espera', futuro: 'espera', saltado: 'espera' } as const;

/** A change as a line, for somebody who sees it. */
export function presentChange(
  cambio: CambioLeido,
  { leyenda, fichas, quien, ahora }: { leyenda: Leyenda; fichas: Fichas; quien: Decisor; ahora: string },
): CambioLinea {
  const { id, version, clase, creada, desde, hasta, comentario, companeros, personaId, autorId, turnoDesde, esperaDe } = cambio;
  const faltan = companeros.filter((one) => one.estado === 'turno').length;
  const found = estadoDeCambio(cambio.estado, { faltan, isCaducado: cambio.caducada });
  // The work that ends it runs only now and then.
  const isLate = (found === 'propuesta' || found === 'aceptada') && ms(cambio.caduca) <= ms(ahora);
  const estado = isLate ? 'caducada' : found;
  const isOpen = estado === 'propuesta' || estado === 'aceptada';
  const own = companeros.find((one) => one.id === quien.personaId);
  const mayAnswer = isOpen && own?.estado === 'turno' && quien.usuarioId === quien.personaId;
  const mayValidate =
    estado === 'aceptada' &&
    turnoDesde !== null &&
    !companeros.some((one) => one.id === quien.personaId || one.id === quien.usuarioId) &&
    mayDecide(quien, { solicitanteId: personaId, autorId, decisorId: esperaDe });
  const espera = mayAnswer || mayValidate ? 'yo' : faltan > 0 ? 'companero' : 'responsable';
  return {
    id,
    estado,
    version,
    clase,
    creada,
    caduca: isOpen ? cambio.caduca : null,
    desde,
    hasta,
    yo: quien.personaId,
    solicitante: fichas(personaId),
    companeros: companeros.map((one) => ({ persona: fichas(one.id), respuesta: ANSWERS[one.estado] })),
    cesiones: cambio.cesiones.map((one) => presentCesion(one, leyenda)),
    comentario,
    espera: isOpen ? espera : null,
    esperaNombre: isOpen && faltan === 0 ? cambio.esperaNombre : null,
    motivo: cambio.motivo,
    avisosMios: null,
    puede: {
      aceptar: mayAnswer,
      declinar: mayAnswer,
      desdecirse: isOpen && own?.estado === 'conforme',
      retirar: isOpen && personaId === quien.personaId,
      validar: mayValidate,
    },
  };
}
