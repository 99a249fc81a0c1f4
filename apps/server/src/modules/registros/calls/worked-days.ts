import { isMesCerrado } from '@jornada/domain/cierres/index.ts';
import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import { minutosDeJornada, settleOpenDay } from '@jornada/domain/registros/index.ts';
import { tramosHasta } from '@jornada/domain/registros/minutos.ts';
import type { Jornada, Tramo } from '@jornada/domain/registros/modelo.ts';
import type { Sesion } from '../../../shared/sesion.ts';
import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import type { TranslateText } from '../../../platform/http/error-handler.ts';
import { storedDay } from '../log/stored-days.ts';
import type { FilaJornada } from '../log/model.ts';
import type { Aparato } from '../person/clock-settings.ts';
import { countryOf } from '../person/labor.ts';
import type { Lectura, PersonReader } from '../person/reader.ts';
import type { Ventana } from '../person/windows.ts';
import { tiposOf, typeName } from '../present/names.ts';
import { shownTimes } from '../present/shown.ts';

export type TramoTrabajado = Tramo & { fin: string };
/** A day of somebody's record as others count with it. `tramos` end now where the day is open, and are none where its length is unknown. */
export type JornadaTrabajada = {
  fecha: Fecha;
  zona: string;
  estado: Jornada['estado'] | null;
  trabajado: number;
  pausaPagada: number;
  tramos: TramoTrabajado[];
  /** The project that the clock runs with. */
  enMarcha: number | null;
  finPrevisto: string | null;
  mesCerrado: boolean;
};
/** `cierres`: the last closing that was known, for `comprobar_cierres`. */
export type DiasTrabajados = {
  hoy: Fecha;
  ahora: string;
  cierres: number | null;
  muestraTotales: boolean;
  dias: JornadaTrabajada[];
  nameOfType(tipoId: number, language: Idioma): string | null;
};

/** The stretches of a day with a known length, up to an instant. */
export const workedStretches = ({ estado, tramos }: Pick<Jornada, 'estado' | 'tramos'>, ahora: string | null): TramoTrabajado[] =>
  estado === 'incompleta' ? [] : tramosHasta(tramos, estado === 'abierta' ? ahora : null);

function workedDay(lectura: Lectura, fecha: Fecha, fila: FilaJornada | undefined): JornadaTrabajada {
  const { contexto, estado, empresa, ahora } = lectura;
  const previsto = contexto.laboral.planDia(fecha);
  const jornada = fila ? settleOpenDay(storedDay(fila), estado.fecha) : null;
  const now = ahora.toString();
  const minutos = jornada && minutosDeJornada(jornada, now, { zona: jornada.zona, pais: countryOf(contexto, fecha) });
  const open = jornada?.estado === 'abierta';
  return {
    fecha,
    zona: jornada?.zona ?? previsto.zona,
    estado: jornada?.estado === 'vacia' ? null : (jornada?.estado ?? null),
    trabajado: minutos?.trabajado ?? 0,
    pausaPagada: minutos?.pausaPagada ?? 0,
    tramos: jornada ? workedStretches(jornada, now) : [],
    enMarcha: open ? (jornada.tramos.findLast(({ fin }) => fin === null)?.proyectoId ?? null) : null,
    finPrevisto: open && shownTimes(empresa).plan ? (previsto.turno?.fin ?? null) : null,
    mesCerrado: isMesCerrado(contexto.laboral, contexto.cierres, fecha),
  };
}

/** Days of the caller's record, in one round trip however many there are. Without a window: today. */
export const createWorkedDays =
  ({ read, translate }: { read: PersonReader; translate: TranslateText }) =>
  async (quien: { sesion: Sesion; aparato: Aparato }, ventana?: Ventana): Promise<DiasTrabajados> => {
    const lectura = await read({ ...quien, ...(ventana && { dias: ventana }) });
    const { contexto, estado, empresa, persona } = lectura;
    const found = new Map(persona.jornadas.map((fila) => [fila.fecha, fila]));
    const { desde, hasta } = ventana ?? { desde: estado.fecha, hasta: estado.fecha };
    const types = tiposOf(empresa);
    return {
      hoy: estado.fecha,
      ahora: lectura.ahora.toString(),
      cierres: contexto.cierres === null ? null : (persona.cierres?.version ?? null),
      muestraTotales: shownTimes(empresa).totals,
      dias: contexto.laboral.planDias(desde, hasta).map(({ fecha }) => workedDay(lectura, fecha, found.get(fecha))),
      nameOfType: (tipoId, language) => {
        const tipo = types.get(tipoId);
        return tipo ? typeName(tipo, { language, translate }) : null;
      },
    };
  };
