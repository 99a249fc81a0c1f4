import type { SalidaDe } from '@jornada/contract/call.ts';
import type { horasExtra } from '@jornada/contract/horas-extra/calls.ts';
import type { DiaPropuestoVista, TipologiaVista } from '@jornada/contract/horas-extra/vistas.ts';
import type { CompensacionExtra } from '@jornada/domain/horas-extra/modelo.ts';
import { readDuracion } from '@jornada/domain/tareas/linea.ts';

export type Nuevo = SalidaDe<typeof horasExtra.nuevo>;

/** The fields as they are typed. `medida`: how long, or from when to when. */
export type ValoresExtra = {
  fecha: string;
  medida: 'tiempo' | 'horas';
  cuanto: string;
  inicio: string;
  fin: string;
  tipologia: number;
  compensacion: CompensacionExtra;
  proyecto: number | null;
  comentario: string;
};

/** Minutes as one types them: `1:30`. */
export const writeMinutes = (minutos: number): string => `${Math.floor(minutos / 60)}:${String(minutos % 60).padStart(2, '0')}`;

/** How a kind is made good, as the company has chosen; rest, unless the person says otherwise (ET 35.1). */
export const compensationOf = ({ modo }: TipologiaVista, chosen: CompensacionExtra): CompensacionExtra =>
  modo === 'elegir' ? chosen : modo;

/** The kind for a day of the record: on a day off that of days off, if the company has one. */
export function kindFor(dia: Pick<DiaPropuestoVista, 'previstoMinutos'>, tipologias: readonly TipologiaVista[], chosen: number): number {
  if (dia.previstoMinutos > 0) return chosen;
  return tipologias.find(({ clase }) => clase === 'festiva')?.id ?? chosen;
}

/** What the form starts with: the request that is changed, or a day of the record, or nothing. */
export function initialValues({ valores, tipologias, propuestas }: Nuevo, asked: { fecha?: string; minutos?: number }): ValoresExtra {
  const first = tipologias[0]?.id ?? 0;
  const dia = propuestas.find(({ fecha }) => fecha === asked.fecha);
  const minutos = valores.minutos ?? asked.minutos ?? dia?.quedanMinutos ?? null;
  const tipologia = valores.tipologia ?? (dia ? kindFor(dia, tipologias, first) : first);
  const kind = tipologias.find(({ id }) => id === tipologia);
  const compensacion = valores.compensacion ?? 'descanso';
  return {
    fecha: valores.fecha ?? asked.fecha ?? '',
    medida: valores.inicio === null ? 'tiempo' : 'horas',
    cuanto: minutos === null ? '' : writeMinutes(minutos),
    inicio: valores.inicio ?? '',
    fin: valores.fin ?? '',
    tipologia,
    compensacion: kind ? compensationOf(kind, compensacion) : compensacion,
    proyecto: valores.proyecto,
    comentario: valores.comentario ?? '',
  };
}

/** How long and how, as the call wants it. An unreadable text is no length. */
export function sentFields({ fecha, medida, cuanto, inicio, fin, tipologia, compensacion }: ValoresExtra) {
  const minutos = medida === 'tiempo' ? readDuracion(cuanto) || null : null;
  const isHours = medida === 'horas';
  return { fecha, tipologia, compensacion, minutos, inicio: isHours ? inicio || null : null, fin: isHours ? fin || null : null };
}

/** Whether enough is typed to say what it would mean. */
export const isComplete = (values: ValoresExtra): boolean => {
  const { fecha, minutos, inicio, fin } = sentFields(values);
  return fecha !== '' && (minutos !== null || (inicio !== null && fin !== null));
};
