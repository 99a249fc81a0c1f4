import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import {
  decideAcuerdo,
  decideAlta,
  decideCorreccion,
  decideFichaje,
  type ContextoFichaje,
  type Decision,
} from '@jornada/domain/registros/index.ts';
import type { Configuracion } from '../../shared/company/configuration.ts';
import type { Batch } from '../registros/service.ts';
import { CENTROS } from './company/centres.ts';
import type { PersonaDemo } from './company/person.ts';
import { PROYECTOS, type ClaveProyecto } from './company/projects.ts';
import { TIPOS, type ClaveTipo } from './company/record-types.ts';
import { randomFor } from './random.ts';
import type { FilaPersonaDemo } from './repo.ts';
import type { AccionDemo } from './story/actions.ts';
import type { Toque } from './story/day.ts';
import type { Seguimiento } from './story/mishaps.ts';

const instantOf = (milliseconds: number): string => Temporal.Instant.fromEpochMilliseconds(milliseconds).toString();

/** The company's ids of our record types and projects. @throws Error if one no longer exists. */
function idsOf({ tipos, proyectos }: Configuracion) {
  return {
    tipo(clave: ClaveTipo): number {
      const { clase, subtipo } = TIPOS[clave];
      const found = tipos.find((tipo) => tipo.clase === clase && tipo.subtipo === subtipo);
      if (!found) throw new Error(`the demo company has no record type ${clave}`);
      return found.id;
    },
    proyecto(clave: ClaveProyecto): number | null {
      return proyectos.find(({ nombre, activo }) => activo && nombre === PROYECTOS[clave].nombre)?.id ?? null;
    },
  };
}

/** Plays the actions of one person, one after the other, through the rules. */
export function createPresser(options: {
  persona: PersonaDemo;
  fila: FilaPersonaDemo;
  record: Pick<Batch, 'decide' | 'log'>;
  empresa: Configuracion;
}) {
  const { persona, fila, record, empresa } = options;
  const ids = idsOf(empresa);
  const origen = randomFor(persona.userName, 'device').pick(['web', 'web', 'pwa', 'app']);
  const zonaDispositivo = CENTROS[persona.centro].zona;
  let previous = fila.ultima;
  let refused = 0;
  /** A day on which the rules refused something, because somebody else has used the account. The rest of the day is skipped. */
  let leftAlone: Fecha | null = null;

  /**
   * A day with a clock-out has no effect on later days. An open one has: the rules then find that the clock-out was forgotten.
   */
  const isClosed = (fecha: Fecha): boolean => record.log(fecha).findLast(({ evento }) => evento === 'fichaje')?.clase === 'salida';

  function touch(fecha: Fecha, en: number, { tipo, proyecto, nota }: Toque): Decision {
    const dias = previous === null || previous === fecha || isClosed(previous) ? [fecha] : [previous, fecha];
    return record.decide({
      ahora: instantOf(en),
      autorId: fila.id,
      origen,
      zonaDispositivo,
      dias,
      decide: (contexto) =>
        decideFichaje(contexto, {
          tipoId: ids.tipo(tipo),
          momento: null,
          proyectoId: proyecto === null ? null : ids.proyecto(proyecto),
          observaciones: nota,
          posicion: null,
          modificar: null,
        }),
    });
  }

  /** A decision about a past day, made by the person or by their manager. */
  function later(fecha: Fecha, en: number, isByPerson: boolean, decide: (contexto: ContextoFichaje) => Decision): Decision | null {
    const autorId = isByPerson ? fila.id : fila.responsableId;
    if (autorId === null) return null;
    const how = isByPerson ? { origen, zonaDispositivo } : { origen: 'admin', zonaDispositivo: null };
    return record.decide({ ahora: instantOf(en), autorId, ...how, dias: [fecha], decide });
  }

  function followUp(fecha: Fecha, seguimiento: Seguimiento): Decision | null {
    const log = record.log(fecha);
    const { en } = seguimiento;
    if (log.length === 0) return null;
    if (seguimiento.que === 'alta') {
      const marcas = [{ tipoId: ids.tipo('salida'), momento: instantOf(seguimiento.momento), proyectoId: null }];
      return later(fecha, en, true, (contexto) => decideAlta(contexto, { fecha, marcas, motivo: seguimiento.motivo }));
    }
    if (seguimiento.que === 'correccion') {
      const registro = log.filter(({ evento }) => evento === 'fichaje')[seguimiento.toque];
      if (!registro) return null;
      const orden = { registroId: registro.registroId, momento: instantOf(seguimiento.momento), motivo: seguimiento.motivo };
      return later(fecha, en, true, (contexto) => decideCorreccion(contexto, orden));
    }
    const correccion = log.findLast(({ evento }) => evento === 'correccion');
    if (!correccion) return null;
    const { acepta, motivo } = seguimiento;
    return later(fecha, en, false, (contexto) => decideAcuerdo(contexto, { correccionIds: [correccion.registroId], acepta, motivo }));
  }

  return {
    /** Does one action, unless its day is skipped. */
    press(accion: AccionDemo): void {
      const { fecha, en } = accion;
      if ('seguimiento' in accion) {
        if (followUp(fecha, accion.seguimiento)?.ok === false) refused += 1;
        return;
      }
      if (fecha === leftAlone) return;
      const decision = touch(fecha, en, accion.toque);
      if (decision.ok) {
        previous = fecha;
        return;
      }
      refused += 1;
      leftAlone = fecha;
    },

    /** How many actions the rules refused. */
    refused: () => refused,
  };
}
