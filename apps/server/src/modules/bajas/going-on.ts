import type { BajaVista } from '@jornada/contract/bajas/vistas.ts';
import { changedDays, daysBetween, spanOf, type BajaMedica } from '@jornada/domain/bajas/index.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { todayOf } from '../../shared/company/configuration.ts';
import { invalidField } from '../solicitudes/reads.ts';
import type { Solicitud } from '../solicitudes/service.ts';
import { MODULO } from './kind.ts';
import { createConfirmation, medicalOf, saveDetail } from './repo.ts';
import { createReadPerson, type BajasOptions, type BajasService } from './service.ts';

type Which = { id: number; version: number; ficheros?: number[] | undefined };
export type Confirmacion = Which & { fecha: string; prevista: string };
export type Alta = Which & { alta: string | null };
type Who = { clave: string | null; isForOthers: boolean };

/** What follows after a leave was noted: it goes on, it ends, or it never was. For the person and for the company alike. */
export function createGoingOn(options: BajasOptions & { bajas: BajasService }) {
  const { db, clock, solicitudes, ficheros, bajas, auditoria } = options;
  const readPerson = createReadPerson(options);

  /** Writes a leave as it is from now on. `saveMore`: what is written beside it. */
  async function prepare(
    tx: Transaction,
    sesion: Sesion,
    what: {
      solicitud: Solicitud;
      who: Who;
      accion: 'confirmar' | 'alta';
      nuevos: readonly number[];
      change: (baja: BajaMedica) => BajaMedica;
      saveMore?: (baja: BajaMedica) => Promise<void>;
    },
  ) {
    const { entidadId } = sesion;
    const { solicitud, who, accion, nuevos, change, saveMore } = what;
    const { id, personaId, desde, hasta, comentario } = solicitud;
    const { leida, situacion } = await readPerson(tx, sesion, personaId, id);
    const before = leida.bajas.find((one) => one.id === id);
    if (!before) throw new Error(`leave ${id} was not written`);
    const baja = change(medicalOf(before));
    const span = spanOf(baja);
    if (!span) throw invalidField('alta');
    // It was in the contract, and soon enough for a relapse, when it was told; what has become of that since does not matter.
    const refusal = situacion.refusalOf(baja, ['fuera-de-contrato', 'recaida-tardia']);
    if (refusal) throw new AppError(`bajas.${refusal}`);
    const { tipo, duracionDias, hasta: alta, recaidaDe } = baja;
    return {
      contenido: { ...span, cantidad: { unidad: 'dias' as const, dias: daysBetween(span) }, titulo: null, comentario },
      changes: changedDays({ desde, hasta }, span),
      async save() {
        await saveDetail(tx, entidadId, id, { personaId, tipo, duracionDias, alta, recaidaDe });
        await saveMore?.(baja);
        await ficheros.confirm(tx, nuevos, { ...sesion, duenoId: personaId, modulo: MODULO, asuntoId: id });
        if (!who.isForOthers) return;
        await auditoria.note(tx, { sesion, accion: `bajas.${accion}`, sobreId: personaId, datos: { ...span } });
      },
    };
  }
  const show = (sesion: Sesion, id: number): Promise<BajaVista> => db.tenant(sesion.entidadId, (tx) => bajas.read(tx, sesion, id));

  return {
    /** Says that a leave goes on. @throws AppError for a day that is to come, or an end before it. */
    async confirm(sesion: Sesion, { ficheros: nuevos = [], ...input }: Confirmacion, who: Who): Promise<BajaVista> {
      const { id, version, fecha, prevista } = input;
      const hoy = await todayOf(options, sesion);
      if (fecha > hoy) throw invalidField('fecha');
      if (prevista < fecha) throw invalidField('prevista');
      await solicitudes.amend(sesion, {
        ...who,
        modulo: MODULO,
        id,
        version,
        accion: 'prorrogar',
        cuerpo: input,
        prepare: (tx, solicitud) =>
          prepare(tx, sesion, {
            solicitud,
            who,
            accion: 'confirmar',
            nuevos,
            change(baja) {
              if (baja.hasta !== null) throw new AppError('bajas.con-alta');
              const last = baja.confirmaciones.at(-1) ?? baja.desde;
              if (fecha < last) throw invalidField('fecha');
              const duracionDias = daysBetween({ desde: baja.desde, hasta: prevista });
              return { ...baja, duracionDias, confirmaciones: [...baja.confirmaciones, fecha] };
            },
            async saveMore({ duracionDias }) {
              const confirmed = { fecha, duracionDias: duracionDias ?? 1, autorId: sesion.usuarioId, momento: clock.now().toString() };
              await createConfirmation(tx, sesion.entidadId, id, confirmed);
            },
          }),
      });
      return show(sesion, id);
    },

    /** The last day of a leave. Only the company puts it right afterwards. */
    async end(sesion: Sesion, { ficheros: nuevos = [], ...input }: Alta, who: Who): Promise<BajaVista> {
      const { id, version, alta } = input;
      await solicitudes.amend(sesion, {
        ...who,
        modulo: MODULO,
        id,
        version,
        accion: alta === null ? 'prorrogar' : 'dar-alta',
        cuerpo: input,
        prepare: (tx, solicitud) =>
          prepare(tx, sesion, {
            solicitud,
            who,
            accion: 'alta',
            nuevos,
            change(baja) {
              if (baja.hasta !== null && !who.isForOthers) throw new AppError('bajas.con-alta');
              if (alta !== null && alta < baja.desde) throw invalidField('alta');
              // Nobody said how long it would be: what was, at least.
              const { desde, hasta } = baja;
              const known = baja.duracionDias ?? (hasta === null ? null : daysBetween({ desde, hasta }));
              return { ...baja, hasta: alta, duracionDias: alta === null ? known : baja.duracionDias };
            },
          }),
      });
      return show(sesion, id);
    },
  };
}
