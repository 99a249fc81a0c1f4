import * as z from 'zod';
import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { limites, LimitesDePais } from '@jornada/contract/limites/calls.ts';
import { limitesEn, topeComplementarias, type Limites, type LimitesPropios, type QuienLimita } from '@jornada/domain/limites/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { AuditoriaService } from '../auditoria/service.ts';
import { findAgreements } from '../../shared/company/configuration-repo.ts';
import { limitesPropios } from '../../shared/company/limits.ts';
import { todayOf, type EntidadesService } from '../../shared/company/configuration.ts';
import { lockOwnLimits, saveOwnLimits } from './repo.ts';

const stored = z.array(limitesPropios);
type Options = { db: Database; clock: Clock; entidades: EntidadesService; auditoria: AuditoriaService };

/** What a schema of the wire gives has `undefined` for what is left out; the rules have nothing there. */
const withoutGaps = (reglas: ValidadaDe<typeof limites.guardarReglas>['reglas']): Partial<Limites> =>
  JSON.parse(JSON.stringify(reglas)) as Partial<Limites>;

const mutable = (values: Partial<Limites>) => JSON.parse(JSON.stringify(values)) as LimitesDePais['ley'];

/** The limits of a company and of its agreements, from their days on. */
export function createLimitRules({ db, clock, entidades, auditoria }: Options) {
  async function read(tx: Transaction, sesion: Sesion, propios: readonly LimitesPropios[]): Promise<SalidaDe<typeof limites.reglas>> {
    const { centros } = await entidades.getConfiguration(sesion.entidadId, sesion.revision);
    const hoy = await todayOf({ clock, entidades }, sesion);
    const convenios = await findAgreements(tx, sesion.entidadId);
    const inUse = [...centros.values()].filter(({ activo }) => activo).map(({ pais }) => pais);
    // The country with the most centres comes first.
    const centresIn = (pais: string): number => inUse.filter((one) => one === pais).length;
    const countries = [...new Set(inUse)].toSorted((a, b) => centresIn(b) - centresIn(a) || (a < b ? -1 : 1));
    const paises = countries.flatMap((pais) => {
      const of = (quien: QuienLimita, convenio: LimitesDePais['convenio']): LimitesDePais => ({
        pais,
        convenio,
        menores: quien.isMenor,
        hoy: mutable(limitesEn(pais, hoy, propios, quien)),
        ley: mutable(limitesEn(pais, hoy, [], quien)),
      });
      const agreements = convenios.filter((one) => one.pais === pais);
      return [
        of({ isMenor: false, convenio: null }, null),
        of({ isMenor: true, convenio: null }, null),
        ...agreements.map(({ id, nombre }) => of({ isMenor: false, convenio: id }, { id, nombre })),
      ];
    });
    const escritos = propios
      .toSorted((a, b) => (a.vigente < b.vigente ? 1 : -1))
      .map(({ pais, vigente, reglas, convenio = null, quien }) => ({
        pais,
        vigente,
        convenio,
        menores: quien === 'menores',
        reglas: mutable(reglas),
      }));
    return { paises, escritos };
  }

  return {
    list: (sesion: Sesion) =>
      db.tenant(sesion.entidadId, async (tx) => {
        const { ajustes } = await entidades.getConfiguration(sesion.entidadId, sesion.revision);
        return read(tx, sesion, ajustes.limites);
      }),

    /**
     * Values of the same day, country and people are joined. @throws AppError `limites.regla-pasada`, `limites.convenio-no-existe`,
     * `limites.pais-no-vale`, `limites.complementarias-de-mas`.
     */
    async save(sesion: Sesion, input: ValidadaDe<typeof limites.guardarReglas>) {
      const { entidadId, revision } = sesion;
      const { pais, vigente, convenio = null, menores = false, reglas } = input;
      const hoy = await todayOf({ clock, entidades }, sesion);
      if (vigente < `${hoy.slice(0, 7)}-01`) throw new AppError('limites.regla-pasada');
      const { centros } = await entidades.getConfiguration(entidadId, revision);
      if (![...centros.values()].some((centro) => centro.pais === pais)) throw new AppError('limites.pais-no-vale');
      const most = topeComplementarias(pais, vigente);
      const part = reglas.complementarias;
      if (most && part && (part.pactadasPorCien > most.pactadasPorCien || part.voluntariasPorCien > most.voluntariasPorCien)) {
        const { pactadasPorCien: pactadas, voluntariasPorCien: voluntarias, norma } = most;
        throw new AppError('limites.complementarias-de-mas', { params: { pactadas, voluntarias, norma } });
      }
      return db.tenant(entidadId, async (tx) => {
        const before = stored.parse(await lockOwnLimits(tx, entidadId));
        const known = await findAgreements(tx, entidadId);
        if (convenio !== null && !known.some((one) => one.id === convenio && one.pais === pais))
          throw new AppError('limites.convenio-no-existe');
        const isSame = (one: LimitesPropios): boolean =>
          one.pais === pais && one.vigente === vigente && (one.convenio ?? null) === convenio && (one.quien === 'menores') === menores;
        const own = before.find(isSame);
        const value: LimitesPropios = {
          pais,
          vigente,
          ...(convenio === null ? {} : { convenio }),
          ...(menores ? { quien: 'menores' as const } : {}),
          reglas: { ...own?.reglas, ...withoutGaps(reglas) },
        };
        const after = [...before.filter((one) => !isSame(one)), value];
        await saveOwnLimits(tx, entidadId, after);
        await auditoria.note(tx, {
          sesion,
          accion: 'limites.reglas',
          sobreId: null,
          datos: { pais, desde: vigente, reglas: Object.keys(withoutGaps(reglas)) },
        });
        return read(tx, sesion, after);
      });
    },
  };
}
