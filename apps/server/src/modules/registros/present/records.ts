import type { RegistroVista } from '@jornada/contract/registros.ts';
import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import type { Evento, Jornada } from '@jornada/domain/registros/modelo.ts';
import { admitsRemark, settleOpenDay } from '@jornada/domain/registros/index.ts';
import { ms } from '@jornada/domain/registros/tiempo.ts';
import type { Configuracion } from '../../../shared/company/configuration.ts';
import type { EventoLeido } from '../log/model.ts';
import type { Lectura } from '../person/reading.ts';
import { projectNames, tiposOf, typeName, type Presentacion } from './names.ts';

/** The log lines of one day. */
export const linesOf = ({ persona }: Lectura, fecha: Fecha): EventoLeido[] => persona.eventos.filter((evento) => evento.fecha === fecha);

/** The day projected from its log, as it is shown today. */
export function dayOf({ contexto, estado }: Pick<Lectura, 'contexto' | 'estado'>, fecha: Fecha): Jornada | null {
  const found = contexto.dias.find((dia) => dia.fecha === fecha);
  return found ? settleOpenDay(found.jornada, estado.fecha) : null;
}

/** Whether the remark of a mark is shown: where the company has remarks, or asks for one with this type of mark. */
export const showsRemarks = ({ ajustes }: Configuracion, tipo: { requiereObservaciones: boolean } | undefined): boolean =>
  admitsRemark({ comentarios: ajustes.comentariosEnFichajes }, tipo);

/** The marks of a day as people see them, with added and voided ones at their time. */
export function presentRecords(lectura: Lectura, fecha: Fecha, presentacion: Presentacion): RegistroVista[] {
  const { empresa, contexto } = lectura;
  const tipos = tiposOf(empresa);
  const proyectos = projectNames(empresa);
  const jornada = dayOf(lectura, fecha);
  const marcas = new Map(jornada?.marcas.map((marca) => [marca.registroId, marca]));
  const added = new Set(
    jornada?.correcciones.flatMap(({ clase, estado, registroId }) => (clase === 'alta' && estado === 'acordada' ? [registroId] : [])),
  );
  const views = linesOf(lectura, fecha)
    .filter(
      (line): line is EventoLeido & Evento & { clase: NonNullable<Evento['clase']>; tipoId: number; momento: string } =>
        line.evento === 'fichaje' || added.has(line.registroId),
    )
    .map((line): RegistroVista => {
      const marca = marcas.get(line.registroId);
      const tipo = tipos.get(line.tipoId);
      return {
        id: line.registroId,
        fecha,
        clase: line.clase,
        tipoId: line.tipoId,
        subtipo: tipo?.subtipo ?? 'trabajo',
        nombre: tipo ? typeName(tipo, presentacion) : '',
        momento: marca?.momento ?? line.momento,
        momentoOriginal: marca?.momentoOriginal ?? null,
        zona: line.zona,
        recibido: line.recibido,
        modo: line.modo,
        confianza: line.confianza,
        proyectoId: line.proyectoId,
        proyecto: line.proyectoId === null ? null : (proyectos.get(line.proyectoId) ?? null),
        observaciones: showsRemarks(empresa, tipo)
          ? marca
            ? marca.observaciones
            : line.evento === 'fichaje'
              ? line.observaciones
              : null
          : null,
        anulado: !marca,
        autor: line.autorId === contexto.personaId ? null : (presentacion.names.get(line.autorId) ?? ''),
        cercania: empresa.ajustes.mostrarCercaLejos && line.cerca !== null ? (line.cerca ? 'cerca' : 'lejos') : null,
      };
    });
  return views.toSorted((a, b) => ms(a.momento) - ms(b.momento) || a.id - b.id);
}
