import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { quiosco } from '@jornada/contract/quiosco/calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { TranslateText } from '../../platform/http/error-handler.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { AuditoriaService } from '../auditoria/service.ts';
import type { EntidadesService } from '../../shared/company/configuration.ts';
import { typeName } from '../registros/reads.ts';
import type { RegistrosService } from '../registros/service.ts';
import { findOpenOne, findToLookAt, settleOne, type EntregaSellada } from './deliver-repo.ts';
import { findKiosk } from './reads.ts';
import { isPerson } from './own-repo.ts';

type Open = NonNullable<Awaited<ReturnType<typeof findOpenOne>>>;
type Asentar = ValidadaDe<typeof quiosco.asentar>;

/** What came sealed and did not fit: somebody proposes it to its person, or dismisses it. Both are written down. */
export function createSettle(options: {
  db: Database;
  clock: Clock;
  entidades: EntidadesService;
  auditoria: AuditoriaService;
  registros: Pick<RegistrosService, 'corrections'>;
  translate: TranslateText;
}) {
  const { db, clock, entidades, auditoria, registros, translate } = options;

  async function need(sesion: Sesion, clave: string): Promise<Open> {
    const found = await db.tenant(sesion.entidadId, (tx) => findOpenOne(tx, sesion.entidadId, clave));
    if (!found) throw new AppError('quiosco.entrega-no-existe');
    return found;
  }

  /** The day of an hour at the kiosk. */
  async function dayAt({ entidadId, revision }: Sesion, { quioscoId }: Open, momento: string): Promise<Temporal.PlainDate> {
    const { centros, zona } = await entidades.getConfiguration(entidadId, revision);
    const kiosk = await db.tenant(entidadId, (tx) => findKiosk(tx, { entidadId, id: quioscoId }));
    return Temporal.Instant.from(momento)
      .toZonedDateTimeISO(centros.get(kiosk?.centroId ?? 0)?.zona ?? zona)
      .toPlainDate();
  }

  /** Proposes the mark on its day; what ended a night belongs to the day before. */
  async function propose(
    sesion: Sesion,
    one: { personaId: number; tipo: number; hora: string; day: Temporal.PlainDate },
    said: Asentar,
  ): Promise<void> {
    const { personaId, tipo, hora, day } = one;
    const quien = { sesion: { ...sesion, personaId, simulando: true, punto: null }, aparato: { clase: 'web' as const }, clave: said.clave };
    const on = (fecha: Temporal.PlainDate) =>
      registros.corrections.propose(quien, { fecha: fecha.toString(), marcas: [{ tipo, hora }], motivo: said.motivo });
    try {
      await on(day);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'registros.hora-de-otro-dia') throw error;
      await on(day.subtract({ days: 1 }));
    }
  }

  async function end(
    sesion: Sesion,
    { clave, motivo }: { clave: string; motivo: string },
    resolucion: 'asentada' | 'descartada',
    personaId: EntregaSellada['personaId'],
  ): Promise<null> {
    const { entidadId, usuarioId: autorId } = sesion;
    await db.tenant(entidadId, async (tx) => {
      const momento = clock.now().toString();
      const quioscoId = await settleOne(tx, entidadId, { clave, resolucion, momento, autorId, motivo, personaId });
      if (quioscoId === undefined) throw new AppError('quiosco.entrega-no-existe');
      const accion = resolucion === 'asentada' ? 'quiosco.asentar' : 'quiosco.descartar';
      await auditoria.note(tx, { sesion, accion, sobreId: personaId ?? quioscoId, datos: { motivo } });
    });
    return null;
  }

  return {
    async list({ entidadId, revision, idioma }: Sesion): Promise<SalidaDe<typeof quiosco.porMirar>> {
      const { tipos } = await entidades.getConfiguration(entidadId, revision);
      const rows = await db.tenant(entidadId, (tx) => findToLookAt(tx, entidadId));
      const nameOf = (id: number | null): string | null => {
        const tipo = tipos.find((one) => one.id === id);
        return tipo ? typeName(tipo, { language: idioma, translate }) : null;
      };
      return { items: rows.map(({ tipoId, ...row }) => ({ ...row, tipo: nameOf(tipoId) })) };
    },

    /** @throws AppError as the call says. A second time with the same key it is the same proposal. */
    async propose(sesion: Sesion, input: Asentar): Promise<null> {
      const one = await need(sesion, input.clave);
      const personaId = one.personaId ?? input.personaId;
      if (one.tipoId === null || one.momento === null || personaId === undefined) throw new AppError('quiosco.entrega-sin-datos');
      const isOne = await db.tenant(sesion.entidadId, (tx) => isPerson(tx, { entidadId: sesion.entidadId, personaId }));
      if (!isOne) throw new AppError('quiosco.persona-no-valida');
      const day = await dayAt(sesion, one, one.momento);
      await propose(sesion, { personaId, tipo: one.tipoId, hora: one.momento, day }, input);
      return end(sesion, input, 'asentada', personaId);
    },

    async dismiss(sesion: Sesion, input: ValidadaDe<typeof quiosco.descartar>): Promise<null> {
      const { personaId } = await need(sesion, input.clave);
      return end(sesion, input, 'descartada', personaId);
    },
  };
}
