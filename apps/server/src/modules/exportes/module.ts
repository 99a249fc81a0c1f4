import { exporteGeneral, exportes } from '@jornada/contract/exportes/calls.ts';
import { defineModule } from '../../shared/module.ts';
import { PROPIA } from '../../shared/own-data.ts';
import { auditoriaModule } from '../auditoria/module.ts';
import { entidadesModule } from '../entidades/module.ts';
import { examples } from './examples.ts';
import { createExportJobs } from './jobs.ts';
import type { FilaExporte } from './repo.ts';
import { createExportesService } from './service.ts';
import { createTemplates } from './templates.ts';

export const exportesModule = defineModule(exportes, {
  examples,
  things: {
    exporte: { tabla: 'exportes', id: 'exporte_id', nombre: 'nombre' },
    'plantilla-nomina': { tabla: 'exportes_plantillas', id: 'plantilla_id', nombre: 'nombre' },
  },
  ownData: [{ seccion: 'exportesPedidos', tabla: 'exportes', donde: PROPIA, orden: 'exporte_id', sin: ['clave'] }],
  build: (context) => {
    const { use, translate } = context;
    const auditoria = use(auditoriaModule);
    const templates = createTemplates({ ...context, auditoria });
    const nameOf = ({ clase, desde, hasta, idioma }: FilaExporte): string => {
      const isMonth = desde.slice(0, 7) === hasta.slice(0, 7);
      return `${translate(idioma, `exportes.archivos.${clase}`)}-${isMonth ? desde.slice(0, 7) : `${desde}-${hasta}`}.zip`;
    };
    const service = createExportesService({
      ...context,
      entidades: use(entidadesModule),
      auditoria,
      templates,
      jobs: createExportJobs({ ...context, nameOf }),
    });
    return {
      service,
      handlers: {
        listado: ({ session }) => service.listOwn(session),
        crear: ({ session, input }) => service.create(session, input),
        enlace: ({ session, input }) => service.link(session, input.id, 'exportes.descargar'),
        quitar: ({ session, input }) => service.remove(session, input.id),
        plantillas: ({ session }) => templates.list(session),
        guardarPlantilla: ({ session, input }) => templates.save(session, input),
        borrarPlantilla: ({ session, input }) => templates.remove(session, input.id),
      },
    };
  },
});

export const exporteGeneralModule = defineModule(exporteGeneral, {
  build: ({ use }) => {
    const exports = use(exportesModule);
    return { handlers: { descargar: ({ input }) => exports.fetch(input) } };
  },
});
