import { exporteInforme, informeProyectos } from '@jornada/contract/informe-proyectos/calls.ts';
import { defineModule } from '../../shared/module.ts';
import { AUTOR, PROPIA } from '../../shared/own-data.ts';
import { auditoriaModule } from '../auditoria/module.ts';
import { entidadesModule } from '../entidades/module.ts';
import { notificacionesModule } from '../notificaciones/module.ts';
import { createBilling } from './billing.ts';
import { examples } from './examples.ts';
import { createReportFile } from './export/service.ts';
import { presupuestoDeProyectoPasado, tellOfBudgets } from './notices.ts';
import { createReport } from './report.ts';
import { createViews } from './views.ts';
import { createBudgetWatch } from './watch.ts';

export const informeProyectosModule = defineModule(informeProyectos, {
  examples,
  notices: [presupuestoDeProyectoPasado],
  ownData: [
    { seccion: 'vistasDeInformes', tabla: 'vistas_informe', donde: PROPIA, orden: 'vista_id' },
    { seccion: 'facturacionesHechas', tabla: 'facturaciones', donde: AUTOR, orden: 'facturacion_id' },
    {
      seccion: 'facturacionesAnuladas',
      tabla: 'facturaciones',
      donde: 't.entidad_id = $1 and t.anulada_por = $2',
      orden: 'facturacion_id',
    },
  ],
  build: (context) => {
    const { use } = context;
    const options = { ...context, entidades: use(entidadesModule), auditoria: use(auditoriaModule) };
    const report = createReport(options);
    const billing = createBilling(options);
    const views = createViews(options);
    const file = createReportFile(options);
    const budgets = createBudgetWatch(options);
    return {
      service: file,
      on: [tellOfBudgets(use(notificacionesModule))],
      handlers: {
        informe: ({ session, input }) => report.read(session, input),
        fila: ({ session, input }) => report.readWithin(session, input),
        exportar: ({ session, input }) => file.ask(session, input),
        avisar: ({ session, input }) => budgets.remind(session, input.proyecto),
        vistas: ({ session }) => views.list(session),
        guardarVista: ({ session, input }) => views.save(session, input),
        quitarVista: ({ session, input }) => views.remove(session, input.id),
        porFacturar: ({ session, input }) => billing.listBillable(session, input),
        facturar: ({ session, input }) => billing.bill(session, input),
        facturaciones: ({ session, input }) => billing.listBillings(session, input),
        anularFacturacion: ({ session, input }) => billing.annul(session, input.id),
      },
    };
  },
});

export const exporteInformeModule = defineModule(exporteInforme, {
  build: ({ use }) => {
    const file = use(informeProyectosModule);
    return { handlers: { descargar: ({ input }) => file.fetch(input) } };
  },
});
