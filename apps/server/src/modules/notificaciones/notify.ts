import type { ClaseAviso } from '@jornada/contract/avisos.ts';
import { silenceEnds } from '@jornada/domain/disponibilidad/index.ts';
import { masDias } from '@jornada/domain/horario/calendario.ts';
import { warnsByDefault, TIPOS_NOTIFICACION, type CanalAviso } from '@jornada/domain/notificaciones/canales.ts';
import type { Translate } from '@jornada/i18n/server.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { Jobs, SendJob } from '../../platform/jobs.ts';
import { idOf } from '../../platform/jobs/id-of.ts';
import type { FcmSender } from '../../platform/push/fcm/send.ts';
import type { PushChannel, PushOutcome } from '../../platform/push/metrics.ts';
import type { PushSender } from '../../platform/push/send.ts';
import type { NoticeKind } from '../../shared/notice.ts';
import type { DisponibilidadService } from '../disponibilidad/service.ts';
import type { CorreoService } from '../correo/service.ts';
import type { EntidadesService } from '../../shared/company/configuration.ts';
import { createDeliveries, ENTREGAR, type Entrega } from './deliver.ts';
import { findDevices } from './devices-repo.ts';
import type { Kinds } from './kinds.ts';
import { wordsOf, type AvisoDirigido } from './messages.ts';
import { findPreferences } from './preferences-repo.ts';
import { findCentreOf } from './reads.ts';
import { findRevision } from '../../shared/company/companies-repo.ts';

/** A notice from a module. Only ids: the job reads the rest. */
type Reparto = { clase: ClaseAviso; entidadId: number };

/** How many people one job tells. */
const IN_ONE_JOB = 100;

const REPARTIR = 'notificaciones.repartir';

export type NotifyOptions = {
  db: Database;
  clock: Clock;
  jobs: Jobs;
  translate: Translate;
  entidades: EntidadesService;
  correo: Pick<CorreoService, 'send'>;
  kinds: Kinds;
  /** Null: this installation sends nothing to browsers. */
  push: PushSender | null;
  /** Null: it sends nothing to the app of phones. */
  fcm: FcmSender | null;
  /** What people say of when they are left alone. */
  disponibilidad: Pick<DisponibilidadService, 'findSaid'>;
  /** Called after each try to send to a device. */
  onDelivery(canal: PushChannel, outcome: PushOutcome): void;
};

/** The channels by which this installation sends. */
export const channelsOf = ({ push, fcm }: Pick<NotifyOptions, 'push' | 'fcm'>): PushChannel[] => [
  ...(push ? (['web'] as const) : []),
  ...(fcm ? (['firebase'] as const) : []),
];

/**
 * Tells people about things, by the ways that each person has chosen. One job finds people and ways; then each device has its own
 * job, so that one that is offline delays no other.
 */
export function createNotify(options: NotifyOptions) {
  const { db, clock, jobs, translate, entidades, correo, kinds, disponibilidad } = options;
  const canales = channelsOf(options);

  async function wants(tx: Queryable, entidadId: number, usuarioId: number, clase: ClaseAviso): Promise<(canal: CanalAviso) => boolean> {
    const chosen = await findPreferences(tx, entidadId, usuarioId);
    return (canal) => chosen.find((one) => one.clase === clase && one.canal === canal)?.activo ?? warnsByDefault(canal);
  }

  jobs.work<Reparto>(
    REPARTIR,
    async ({ clase, ...data }, { finish }) => {
      const { entidadId } = data;
      const kind = kinds.get(clase);
      if (!kind) throw new Error(`there is no notice ${clase}`);
      const revision = await db.tenant(entidadId, (tx) => findRevision(tx, entidadId));
      const { ajustes } = await entidades.getConfiguration(entidadId, revision);
      if (!ajustes.notificaciones) return;
      await db.tenant(entidadId, async (tx) => {
        const { people, asunto } = await kind.decide(tx, data);
        const aviso: AvisoDirigido = { id: 0, ...asunto, clase, tipo: TIPOS_NOTIFICACION[kind.envio.tipo ?? 'mensaje'] };
        for (const { usuarioId, nombre, email, idioma, entidad } of people) {
          const by = await wants(tx, entidadId, usuarioId, clase);
          // Mail, jobs and the end of this one in one transaction: if a try fails or dies half-way, nothing was sent; afterwards there is no other.
          const desde = clock.now().toString();
          const devices = by('push') ? await findDevices(tx, { entidadId, ahora: desde, canales }, usuarioId) : [];
          for (const { id, ...whose } of devices)
            await jobs.send(ENTREGAR, { entidadId, destinoId: id, ...whose, aviso, desde } satisfies Entrega, { tx });
          if (!by('correo') || email === '') continue;
          const datos = { nombre, entidad, ...wordsOf(aviso, idioma, translate), ruta: kind.envio.ruta(aviso) };
          await correo.send(tx, { entidadId, para: email, idioma, plantilla: 'aviso', datos });
        }
        await finish(tx);
      });
    },
    { concurrency: 4 },
  );

  async function quietUntil(tx: Queryable, { entidadId, usuarioId }: { entidadId: number; usuarioId: number }, ahora: string) {
    // A night may have begun the day before, in any zone.
    const said = (await disponibilidad.findSaid(tx, entidadId, [usuarioId], masDias(ahora.slice(0, 10), -2))).get(usuarioId);
    if (!said) return ahora;
    const { zona, centros } = await entidades.getConfiguration(entidadId, await findRevision(tx, entidadId));
    // Somebody on the islands goes to bed by the clock of the islands.
    const centroId = await findCentreOf(tx, entidadId, usuarioId, ahora.slice(0, 10));
    return silenceEnds(said, ahora, (centroId === null ? undefined : centros.get(centroId)?.zona) ?? zona);
  }

  createDeliveries({ ...options, quietUntil });

  /** Tells the people concerned, by the ways that each has chosen. `data`: only ids. */
  const tell = <Data extends object>({ clase }: NoticeKind<Data>, data: Data & { entidadId: number }, how: SendJob = {}): Promise<void> =>
    jobs.send(REPARTIR, { ...data, clase }, how);

  return {
    tell,
    /** Tells many people, a hundred in one job. With the same `id` again, the same jobs are not added again. `tx`: only if it commits. */
    async tellMany<Data extends { ids: number[] }>(
      notice: NoticeKind<Data>,
      data: Data & { entidadId: number },
      id: string,
      tx?: Queryable,
    ): Promise<void> {
      for (let start = 0; start < data.ids.length; start += IN_ONE_JOB) {
        const part = { ...data, ids: data.ids.slice(start, start + IN_ONE_JOB) };
        await tell(notice, part, { id: idOf(id, start), ...(tx ? { tx } : {}) });
      }
    },
    /** Sends to one device, whatever the person has chosen. */
    deliver: (entrega: Omit<Entrega, 'desde'>): Promise<void> =>
      jobs.send(ENTREGAR, { ...entrega, desde: clock.now().toString() } satisfies Entrega),
  };
}
