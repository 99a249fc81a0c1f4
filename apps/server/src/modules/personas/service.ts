import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { PersonaFicha, personas } from '@jornada/contract/personas.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { RemoveLost } from '../factores/service.ts';
import type { SolicitudesService } from '../solicitudes/service.ts';
import { createAccountCalls } from './account.ts';
import { createContractCalls } from './contract.ts';
import { createDataCalls } from './data.ts';
import { readDays, readFile } from './file.ts';
import type { Invite } from './invite.ts';
import { createPeopleList, createPeopleSearch } from './list.ts';
import { findChoices, findManagers } from './repo.ts';
import { createSheetCalls } from './sheets.ts';
import { createTogetherCalls } from './together.ts';
import { createChange, type Dependencias } from './write.ts';

export type { Planes } from './plans.ts';
export type { PersonaDeHoy } from './standing-of-few.ts';

/** The people of a company, for those who manage them. People of other companies do not exist here. */
export function createPersonasService(
  options: Dependencias & { invitar: Invite; removeLost: RemoveLost; solicitudes: Pick<SolicitudesService, 'endAfter'> } & Omit<
      Parameters<typeof createSheetCalls>[0],
      'change'
    >,
) {
  const { db, clock, entidades, auditoria, fotoTokens, invitar, removeLost, solicitudes } = options;
  const change = createChange(options);
  return {
    ...createPeopleList(options),
    find: createPeopleSearch(options),

    /** One person. The audit log records that somebody looked. @throws AppError `personas.no-existe`. */
    async get(sesion: Sesion, { id }: ValidadaDe<typeof personas.byId>): Promise<PersonaFicha> {
      const empresa = await entidades.getConfiguration(sesion.entidadId, sesion.revision);
      return db.tenant(sesion.entidadId, async (tx) => {
        const ficha = await readFile(tx, { sesion, empresa, ahora: clock.now(), fotoTokens }, id);
        await auditoria.note(tx, { sesion, accion: 'personas.ver', sobreId: id });
        return ficha;
      });
    },

    /** Recorded days of one person. The first page is noted in the audit log. @throws AppError `personas.no-existe`. */
    async listDays(sesion: Sesion, { id, start = 0, limit = 31 }: ValidadaDe<typeof personas.dias>) {
      const empresa = await entidades.getConfiguration(sesion.entidadId, sesion.revision);
      return db.tenant(sesion.entidadId, async (tx) => {
        const page = await readDays(tx, { sesion, empresa, ahora: clock.now() }, id, { start, limit });
        if (start === 0) await auditoria.note(tx, { sesion, accion: 'personas.ver', sobreId: id });
        return page;
      });
    },

    async readOpciones({ entidadId, revision, idioma }: Sesion): Promise<SalidaDe<typeof personas.opciones>> {
      const { zona } = await entidades.getConfiguration(entidadId, revision);
      const { compare } = new Intl.Collator(idioma, { sensitivity: 'base', numeric: true });
      const byName = (items: readonly { id: number; nombre: string }[]) =>
        items.map(({ id, nombre }) => ({ id, nombre })).toSorted((a, b) => compare(a.nombre, b.nombre));
      const ahora = clock.now();
      return db.tenant(entidadId, async (tx) => {
        const { centros, departamentos, horarios } = await findChoices(tx, entidadId);
        return {
          centros: byName(centros),
          departamentos: byName(departamentos),
          horarios: byName(horarios),
          responsables: byName(await findManagers(tx, entidadId, ahora.toString())),
          hoy: ahora.toZonedDateTimeISO(zona).toPlainDate().toString(),
        };
      });
    },

    ...createDataCalls({ ...options, change }),
    ...createContractCalls({ change, solicitudes }),
    ...createTogetherCalls({ ...options, invitar }),
    ...createAccountCalls({ change, invitar, removeLost }),
    ...createSheetCalls({ ...options, change }),
  };
}
