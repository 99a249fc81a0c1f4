import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { permisos } from '@jornada/contract/permisos/calls.ts';
import type { FamiliaGestionada } from '@jornada/contract/permisos/vistas.ts';
import { isLawKnown, missingToLawOf, permitsOn } from '@jornada/domain/permisos/index.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { createCatalogue } from '../../shared/catalogue/catalogue.ts';
import type { Cual } from '../../shared/catalogue/writes.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { AuditoriaService } from '../auditoria/service.ts';
import { todayOf } from '../../shared/company/configuration.ts';
import { dropOtherDefaults, findFamilies, replaceAssigned, type FilaFamilia } from './families-repo.ts';
import { presentType, type PermitWords } from './present.ts';
import { ruleFrom, withoutRule, withRule } from './rules.ts';
import type { PermisosOptions } from './service.ts';
import { lock } from '../../shared/locks.ts';

const NOBODY = { centros: [], departamentos: [], personas: [], todos: false };
const names = (cosas: readonly { nombre: string }[]): string => cosas.map(({ nombre }) => nombre).join(', ');

const present = ({ reglas, ...fila }: FilaFamilia, words: PermitWords): FamiliaGestionada => ({
  ...fila,
  leyConocida: isLawKnown(fila.pais),
  reglas: reglas.map((regla) => ({ ...presentType(regla, words), menos: missingToLawOf(regla, fila.pais) })),
});

const catalogueOf = (auditoria: AuditoriaService) =>
  createCatalogue<FilaFamilia>({
    table: { name: 'instancia.permisos_familias', id: 'familia_id', unique: 'permisos_familias_nombre_abierto' },
    sobre: 'familia',
    errors: { missing: 'permisos.familia-no-existe', taken: 'permisos.nombre-repetido' },
    actions: {
      crear: 'permisos.crear-familia',
      cambiar: 'permisos.cambiar-familia',
      cerrar: 'permisos.cerrar-familia',
      reabrir: 'permisos.reabrir-familia',
    },
    auditoria,
    find: async (tx, { entidadId }, id) => (await findFamilies(tx, entidadId)).find((one) => one.id === id),
    said: ({ nombre, pais, predeterminada, centros, departamentos, personas }) => ({
      nombre,
      pais,
      predeterminada,
      centros: names(centros),
      departamentos: names(departamentos),
      personas: names(personas),
    }),
    opening: () => ({ predeterminada: false }),
  });

type Options = Pick<PermisosOptions, 'db' | 'clock' | 'entidades' | 'translate'> & { auditoria: AuditoriaService };

/** The agreements of a company: what each gives, and whom it is given to. */
export function createManaging({ db, clock, entidades, translate, auditoria }: Options) {
  const catalogue = catalogueOf(auditoria);
  const wordsOf = ({ idioma }: Sesion): PermitWords => ({ translate, idioma });

  /** Writes within the turn of all who write agreements. */
  const write = (sesion: Sesion, work: (tx: Queryable) => Promise<FilaFamilia>): Promise<FamiliaGestionada> =>
    db.tenant(sesion.entidadId, async (tx) => {
      await lock.catalogues(tx, sesion.entidadId);
      return present(await work(tx), wordsOf(sesion));
    });

  /** @throws AppError `permisos.asignacion-no-valida`: some of them are not there. */
  async function assign(
    tx: Queryable,
    sesion: Sesion,
    familiaId: number,
    input: ValidadaDe<typeof permisos.guardarFamilia>,
  ): Promise<void> {
    const unique = (ids: readonly number[]): number[] => [...new Set(ids)];
    const asignados = {
      centros: unique(input.centros),
      departamentos: unique(input.departamentos),
      personas: unique(input.personas),
      todos: input.predeterminada,
    };
    const { centros, departamentos, personas, todos } = asignados;
    const wanted = centros.length + departamentos.length + personas.length + Number(todos);
    const hoy = await todayOf({ clock, entidades }, sesion);
    if ((await replaceAssigned(tx, sesion.entidadId, { familiaId, hoy, asignados })) !== wanted)
      throw new AppError('permisos.asignacion-no-valida');
  }

  async function setRules(
    tx: Queryable,
    sesion: Sesion,
    { id, version }: Cual,
    line: {
      accion: 'permisos.regla' | 'permisos.quitar-regla';
      change: (familia: FilaFamilia) => { reglas: FilaFamilia['reglas']; datos: object };
    },
  ): Promise<FilaFamilia> {
    const before = await catalogue.get(tx, sesion, id);
    const { reglas, datos } = line.change(before);
    const after = await catalogue.write(tx, sesion, { id, version }, { reglas: JSON.stringify(reglas) });
    await auditoria.note(tx, { sesion, accion: line.accion, sobreId: id, datos: { ...datos } });
    return after;
  }

  return {
    async list(sesion: Sesion): Promise<SalidaDe<typeof permisos.familias>> {
      const { entidadId, revision } = sesion;
      const hoy = await todayOf({ clock, entidades }, sesion);
      const { centros } = await entidades.getConfiguration(entidadId, revision);
      const rows = await db.tenant(entidadId, (tx) => findFamilies(tx, entidadId));
      const paises = [...new Set([...[...centros.values()].map(({ pais }) => pais), ...rows.map(({ pais }) => pais)])].toSorted();
      const leyes = paises.map((pais) => ({
        pais,
        conocida: isLawKnown(pais),
        tipos: permitsOn({ codigo: 'ley', pais, permisos: [] }, hoy)
          .map((one) => presentType(one, wordsOf(sesion)))
          .toSorted((a, b) => a.nombre.localeCompare(b.nombre, sesion.idioma)),
      }));
      return { items: rows.map((row) => present(row, wordsOf(sesion))), total: rows.length, leyes };
    },

    save: (sesion: Sesion, input: ValidadaDe<typeof permisos.guardarFamilia>): Promise<FamiliaGestionada> =>
      write(sesion, async (tx) => {
        const { entidadId } = sesion;
        const { id = 0, version = 0, nombre, pais, predeterminada } = input;
        const columns = { nombre, pais, predeterminada };
        const before = id > 0 ? await catalogue.get(tx, sesion, id) : null;
        // The law that its permits stand on is that of its country.
        if (before && before.pais !== pais && before.reglas.length > 0) throw new AppError('permisos.asignacion-no-valida');
        if (predeterminada) await dropOtherDefaults(tx, entidadId, pais, id);
        if (before) {
          await assign(tx, sesion, id, input);
          return catalogue.change(tx, sesion, { before, version }, columns);
        }
        const made = await catalogue.create(tx, sesion, columns);
        await assign(tx, sesion, made.id, input);
        return catalogue.get(tx, sesion, made.id);
      }),

    close: (sesion: Sesion, cual: Cual) =>
      write(sesion, async (tx) => {
        const hoy = await todayOf({ clock, entidades }, sesion);
        await replaceAssigned(tx, sesion.entidadId, { familiaId: cual.id, hoy, asignados: NOBODY });
        return catalogue.setOpen(tx, sesion, cual, false);
      }),

    reopen: (sesion: Sesion, cual: Cual) => write(sesion, (tx) => catalogue.setOpen(tx, sesion, cual, true)),

    async saveRule(sesion: Sesion, input: ValidadaDe<typeof permisos.guardarRegla>): Promise<FamiliaGestionada> {
      const hoy = await todayOf({ clock, entidades }, sesion);
      return write(sesion, (tx) =>
        setRules(
          tx,
          sesion,
          { id: input.familia, version: input.version },
          {
            accion: 'permisos.regla',
            change(familia) {
              const regla = ruleFrom(input, familia);
              const { codigo, vigente, hasta, cantidad, unidad } = regla;
              return { reglas: withRule(familia.reglas, regla, hoy), datos: { permiso: codigo, desde: vigente, hasta, cantidad, unidad } };
            },
          },
        ),
      );
    },

    async removeRule(
      sesion: Sesion,
      { familia: id, version, ...cual }: ValidadaDe<typeof permisos.quitarRegla>,
    ): Promise<FamiliaGestionada> {
      const hoy = await todayOf({ clock, entidades }, sesion);
      return write(sesion, (tx) =>
        setRules(
          tx,
          sesion,
          { id, version },
          {
            accion: 'permisos.quitar-regla',
            change: ({ reglas }) => ({ reglas: withoutRule(reglas, cual, hoy), datos: { permiso: cual.codigo, desde: cual.vigente } }),
          },
        ),
      );
    },
  };
}
