import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { gastos } from '@jornada/contract/gastos/calls.ts';
import type { ActividadGestionada, FormaGestionada, PoliticaGastos, TipoGestionadoGasto } from '@jornada/contract/gastos/gestion.ts';
import { claseDe, leyGastos, MONEDA_DE_PAGO, MONEDAS_GASTO, SIN_TARIFAS, type LeyGastos } from '@jornada/domain/gastos/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { createCatalogue } from '../../shared/catalogue/catalogue.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { cambiosDe } from '../../shared/catalogue/changes.ts';
import { changedMeanwhile } from '../auditoria/reads.ts';
import type { AuditoriaService } from '../auditoria/service.ts';
import { todayOf } from '../../shared/company/configuration.ts';
import { countryOf } from './examine.ts';
import { findLists } from './lists-repo.ts';
import type { FilaActividad, FilaForma, FilaPolitica, FilaTipoGasto } from './model.ts';
import { paymentName, typeName, type ExpenseWords } from './names.ts';
import type { GastosOptions } from './service.ts';
import * as repo from './settings-repo.ts';
import { lock } from '../../shared/locks.ts';

const presentPolicy = ({ desde, version, tarifas }: FilaPolitica): PoliticaGastos => ({ desde, ...tarifas, version });
const presentLaw = ({ vigente, ...ley }: LeyGastos) => ({ desde: vigente, ...ley });
const activityOf = ({ id, nombre, cuenta, activo, version }: FilaActividad): ActividadGestionada => ({
  id,
  nombre,
  cuenta,
  activo,
  version,
});

const presentType = (fila: FilaTipoGasto, words: ExpenseWords): TipoGestionadoGasto => {
  const { justificanteDesde, limiteDia, ...tipo } = fila;
  return {
    ...tipo,
    nombreHabitual: typeName({ ...fila, nombre: null }, words),
    clase: claseDe(fila.categoria),
    justificanteDesdeCentimos: justificanteDesde,
    limiteDiaCentimos: limiteDia,
  };
};
const presentPayment = ({ habitual, ...forma }: FilaForma, words: ExpenseWords): FormaGestionada => ({
  ...forma,
  nombreHabitual: paymentName({ habitual, nombre: habitual === null ? forma.nombre : null }, words),
});

/** The lists, rates and exchange rates of a company. */
export function createSettings({
  db,
  clock,
  entidades,
  auditoria,
  translate,
}: Pick<GastosOptions, 'db' | 'clock' | 'entidades' | 'translate'> & { auditoria: AuditoriaService }) {
  const wordsOf = ({ idioma }: Sesion): ExpenseWords => ({ idioma, translate });
  const types = createCatalogue<FilaTipoGasto & { abierto: boolean }>({
    table: { name: 'instancia.gastos_tipos', id: 'tipo_id', unique: 'gastos_tipos_nombre_abierto' },
    sobre: 'tipo-gasto',
    errors: { missing: 'gastos.tipo-no-existe', taken: 'gastos.nombre-repetido' },
    actions: { crear: 'gastos.crear-tipo', cambiar: 'gastos.cambiar-tipo' },
    auditoria,
    find: (tx, { entidadId }, id) => repo.findType(tx, entidadId, id),
    said: ({ nombre, categoria, cuenta, justificanteDesde, limiteDia, limiteImpide, activo }) => ({
      nombre,
      categoria,
      cuenta,
      justificanteDesde,
      limiteDia,
      limiteImpide,
      activo,
    }),
  });
  const activities = createCatalogue<FilaActividad & { abierto: boolean }>({
    table: { name: 'instancia.gastos_actividades', id: 'actividad_id', unique: 'gastos_actividades_nombre_abierto' },
    sobre: 'actividad-gasto',
    errors: { missing: 'gastos.actividad-no-existe', taken: 'gastos.nombre-repetido' },
    actions: { crear: 'gastos.crear-actividad', cambiar: 'gastos.cambiar-actividad' },
    auditoria,
    find: (tx, { entidadId }, id) => repo.findActivity(tx, entidadId, id),
    said: ({ nombre, cuenta, activo }) => ({ nombre, cuenta, activo }),
  });
  const payments = createCatalogue<FilaForma & { abierto: boolean }>({
    table: { name: 'instancia.gastos_formas_pago', id: 'forma_pago_id', unique: 'gastos_formas_pago_nombre_abierto' },
    sobre: 'forma-pago',
    errors: { missing: 'gastos.forma-pago-no-existe', taken: 'gastos.nombre-repetido' },
    actions: { crear: 'gastos.crear-forma-pago', cambiar: 'gastos.cambiar-forma-pago' },
    auditoria,
    find: (tx, { entidadId }, id) => repo.findPayment(tx, entidadId, id),
    said: ({ nombre, habitual, reembolsa, cuenta, activo }) => ({ nombre, habitual, reembolsa, cuenta, activo }),
  });

  return {
    async read(sesion: Sesion): Promise<SalidaDe<typeof gastos.ajustes>> {
      const { entidadId, revision } = sesion;
      const hoy = await todayOf({ clock, entidades }, sesion);
      const empresa = await entidades.getConfiguration(entidadId, revision);
      const words = wordsOf(sesion);
      return db.tenant(entidadId, async (tx) => {
        const { tipos, actividades, formas, politicas } = await findLists(tx, entidadId, hoy);
        const holds = politicas.findLast(({ desde }) => desde <= hoy) ?? {
          desde: `${hoy.slice(0, 4)}-01-01`,
          version: 0,
          tarifas: SIN_TARIFAS,
        };
        const ley = leyGastos(countryOf(empresa), hoy);
        return {
          tipos: tipos.map((fila) => presentType(fila, words)),
          actividades: actividades.map(activityOf),
          formasPago: formas.map((fila) => presentPayment(fila, words)),
          politicas: [holds, ...politicas.filter(({ desde }) => desde > hoy)].map(presentPolicy),
          cambios: (await repo.findRates(tx, entidadId)).map(({ millonesimas, ...one }) => ({ ...one, cambioMillonesimas: millonesimas })),
          ley: ley && presentLaw(ley),
          monedas: MONEDAS_GASTO.filter((one) => one !== MONEDA_DE_PAGO),
          nif: empresa.nif || null,
        };
      });
    },

    async saveType(sesion: Sesion, input: ValidadaDe<typeof gastos.guardarTipo>): Promise<TipoGestionadoGasto> {
      const { id = 0, version = 0, nombre, categoria, cuenta, justificanteDesdeCentimos, limiteDiaCentimos, limiteImpide, activo } = input;
      const columns = {
        nombre: nombre || null,
        cuenta: cuenta || null,
        justificante_desde: justificanteDesdeCentimos ?? null,
        limite_dia: limiteDiaCentimos ?? null,
        limite_impide: limiteImpide,
        activo,
      };
      return db.tenant(sesion.entidadId, async (tx) => {
        if (id === 0) return presentType(await types.create(tx, sesion, { ...columns, categoria }), wordsOf(sesion));
        await lock.catalogues(tx, sesion.entidadId);
        const before = await types.get(tx, sesion, id);
        if (before.activo && !activo && (await repo.isLastOfClass(tx, sesion.entidadId, before)))
          throw new AppError('gastos.ultimo-de-su-clase');
        return presentType(await types.change(tx, sesion, { before, version }, columns, { categoria: before.categoria }), wordsOf(sesion));
      });
    },

    async saveActivity(sesion: Sesion, input: ValidadaDe<typeof gastos.guardarActividad>): Promise<ActividadGestionada> {
      const { id = 0, version = 0, nombre, cuenta, activo } = input;
      const columns = { nombre, cuenta: cuenta || null, activo };
      return db.tenant(sesion.entidadId, async (tx) => {
        if (id === 0) return activityOf(await activities.create(tx, sesion, columns));
        const before = await activities.get(tx, sesion, id);
        return activityOf(await activities.change(tx, sesion, { before, version }, columns));
      });
    },

    async savePayment(sesion: Sesion, input: ValidadaDe<typeof gastos.guardarFormaPago>): Promise<FormaGestionada> {
      const { id = 0, version = 0, nombre, reembolsa, cuenta, activo } = input;
      const columns = { nombre: nombre || null, cuenta: cuenta || null, activo };
      return db.tenant(sesion.entidadId, async (tx) => {
        await lock.catalogues(tx, sesion.entidadId);
        const before = id === 0 ? null : await payments.get(tx, sesion, id);
        // Only the three that every company starts with have a usual name.
        if (!columns.nombre && !before?.habitual)
          throw new AppError('general.datos-no-validos', { fields: { nombre: { key: 'obligatorio' } } });
        if (!before) return presentPayment(await payments.create(tx, sesion, { ...columns, reembolsa }), wordsOf(sesion));
        if (before.activo && !activo && (await repo.isLastPayment(tx, sesion.entidadId, before)))
          throw new AppError('gastos.ultimo-de-su-clase');
        return presentPayment(
          await payments.change(tx, sesion, { before, version }, columns, { habitual: before.habitual }),
          wordsOf(sesion),
        );
      });
    },

    /** @throws AppError `gastos.politica-no-valida`: years that are over keep their rates. */
    async savePolicy(
      sesion: Sesion,
      { version = 0, desde, ...tarifas }: ValidadaDe<typeof gastos.guardarPolitica>,
    ): Promise<PoliticaGastos> {
      const { entidadId } = sesion;
      const hoy = await todayOf({ clock, entidades }, sesion);
      if (desde < `${hoy.slice(0, 4)}-01-01`) throw new AppError('gastos.politica-no-valida');
      return db.tenant(entidadId, async (tx) => {
        const { politicas } = await findLists(tx, entidadId, hoy);
        const before = politicas.findLast((one) => one.desde <= desde)?.tarifas ?? SIN_TARIFAS;
        const saved = await repo.savePolicy(tx, entidadId, { desde, tarifas, version });
        if (saved === undefined) throw await changedMeanwhile(tx, entidadId, 'empresa', null);
        const datos = { desde, cambios: cambiosDe(before, tarifas) };
        await auditoria.note(tx, { sesion, accion: 'gastos.politica', sobreId: null, datos });
        return presentPolicy({ desde, version: saved, tarifas });
      });
    },

    /** @throws AppError `gastos.moneda-no-valida`. */
    async saveRate(sesion: Sesion, { moneda, desde, cambioMillonesimas }: ValidadaDe<typeof gastos.guardarCambio>) {
      const { entidadId } = sesion;
      if (moneda === MONEDA_DE_PAGO || !(MONEDAS_GASTO as readonly string[]).includes(moneda))
        throw new AppError('gastos.moneda-no-valida');
      return db.tenant(entidadId, async (tx) => {
        const antes = await repo.saveRate(tx, entidadId, { moneda, desde, millonesimas: cambioMillonesimas });
        const datos = { moneda, desde, antes, despues: cambioMillonesimas };
        await auditoria.note(tx, { sesion, accion: 'gastos.cambio', sobreId: null, datos });
        return { moneda, desde, cambioMillonesimas };
      });
    },

    /** @throws AppError `gastos.cambio-no-existe`. */
    async removeRate(sesion: Sesion, { moneda, desde }: ValidadaDe<typeof gastos.quitarCambio>): Promise<null> {
      const { entidadId } = sesion;
      await db.tenant(entidadId, async (tx) => {
        if (!(await repo.removeRate(tx, entidadId, { moneda, desde }))) throw new AppError('gastos.cambio-no-existe');
        await auditoria.note(tx, { sesion, accion: 'gastos.quitar-cambio', sobreId: null, datos: { moneda, desde } });
      });
      return null;
    },
  };
}
