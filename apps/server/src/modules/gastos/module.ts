import { exporteGastos, gastos } from '@jornada/contract/gastos/calls.ts';
import { ESTADOS_SOLICITUD } from '@jornada/domain/solicitudes/modelo.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { FileRules } from '../../shared/files.ts';
import { defineModule, type Context } from '../../shared/module.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { auditoriaModule } from '../auditoria/module.ts';
import { entidadesModule } from '../entidades/module.ts';
import { ficherosModule } from '../ficheros/module.ts';
import { solicitudesModule, createOwnCalls } from '../solicitudes/module.ts';
import { createExpensesOfDemo } from './demo.ts';
import { examples } from './examples.ts';
import { createCompanyExpenses } from './company.ts';
import { createExport } from './export/service.ts';
import { createExpenseKind } from './kind.ts';
import { createOwnLists } from './lists.ts';
import { MODULO } from './model.ts';
import { findOwner, updateSent } from './repo.ts';
import { createGastosService } from './service.ts';
import { createSettings } from './settings.ts';
import { lock } from '../../shared/locks.ts';

const isOwnIn = async (tx: Queryable, { entidadId, personaId }: Sesion, id: number, estados: readonly string[]): Promise<boolean> => {
  const owner = await findOwner(tx, entidadId, id);
  return owner?.personaId === personaId && estados.includes(owner.estado);
};

/**
 * Who may see receipts: whoever sees the request. Once it was sent none is taken away but with the request itself. One may be added while
 * nobody has decided; then it is another version, so that nobody approves what they have not seen.
 */
const receiptRules = ({ use }: Context): FileRules => ({
  ...use(solicitudesModule).filesOf(MODULO),
  canChange: (tx, sesion, id) => isOwnIn(tx, sesion, id, ['borrador']),
  async canAdd(tx, sesion, id) {
    await lock.person(tx, sesion.personaId);
    return isOwnIn(tx, sesion, id, ['borrador', 'pendiente']);
  },
  onAdded: (tx, { entidadId }, id) => updateSent(tx, entidadId, id),
});

export const gastosModule = defineModule(gastos, {
  examples,
  demo: createExpensesOfDemo,
  files: receiptRules,
  things: {
    'tipo-gasto': { tabla: 'gastos_tipos', id: 'tipo_id', nombre: 'nombre' },
    'actividad-gasto': { tabla: 'gastos_actividades', id: 'actividad_id', nombre: 'nombre' },
    'forma-pago': { tabla: 'gastos_formas_pago', id: 'forma_pago_id', nombre: 'nombre' },
  },
  ownData: [
    {
      seccion: 'gastos',
      tabla: 'gastos',
      donde: `t.entidad_id = $1 and t.solicitud_id in (select s.solicitud_id from instancia.solicitudes s where s.entidad_id = $1 and s.usuario_id = $2)`,
      orden: 'solicitud_id',
      sin: ['parecido'],
    },
  ],
  build: (context) => {
    const { use } = context;
    const [entidades, solicitudes, ficheros, auditoria] = [
      use(entidadesModule),
      use(solicitudesModule),
      use(ficherosModule),
      use(auditoriaModule),
    ];
    const options = { ...context, entidades, solicitudes, ficheros, auditoria };
    solicitudes.join(createExpenseKind(options));
    const service = createGastosService(options);
    const lists = createOwnLists(options);
    const company = createCompanyExpenses(options);
    const settings = createSettings(options);
    const exports = createExport(options);
    return {
      service: exports,
      handlers: {
        ...createOwnCalls({ ...context, solicitudes }, { modulo: MODULO, estados: ESTADOS_SOLICITUD, read: service.read }),
        nuevo: ({ session, input }) => service.start(session, input),
        guardar: ({ session, input, clave }) => service.send(session, input, clave),
        listadoNuevo: ({ session, input }) => lists.list(session, input),
        meses: ({ session, input }) => lists.listMonths(session, input),
        usuales: ({ session }) => lists.listUsual(session),
        proyectos: ({ session, input }) => lists.listProjects(session, input),
        tipos: ({ session }) => lists.listTypes(session),
        formaspago: ({ session }) => lists.listPayments(session),
        actividades: ({ session }) => lists.listActivities(session),
        deEmpresa: ({ session, input }) => company.list(session, input),
        pagar: ({ session, input }) => company.pay(session, input),
        ajustes: ({ session }) => settings.read(session),
        guardarTipo: ({ session, input }) => settings.saveType(session, input),
        guardarActividad: ({ session, input }) => settings.saveActivity(session, input),
        guardarFormaPago: ({ session, input }) => settings.savePayment(session, input),
        guardarPolitica: ({ session, input }) => settings.savePolicy(session, input),
        guardarCambio: ({ session, input }) => settings.saveRate(session, input),
        exportar: ({ session, input }) => exports.ask(session, input),
        quitarCambio: ({ session, input }) => settings.removeRate(session, input),
      },
    };
  },
});

export const exporteGastosModule = defineModule(exporteGastos, {
  build: ({ use }) => {
    const exports = use(gastosModule);
    return { handlers: { descargar: ({ input }) => exports.fetch(input) } };
  },
});
