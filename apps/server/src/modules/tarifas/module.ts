import { tarifas } from '@jornada/contract/tarifas.ts';
import { defineModule } from '../../shared/module.ts';
import { nameOf, PROPIA } from '../../shared/own-data.ts';
import { auditoriaModule } from '../auditoria/module.ts';
import { createTarifasService } from './service.ts';

export const tarifasModule = defineModule(tarifas, {
  examples: { guardar: { entrada: { persona: 12, proyecto: null, desde: '2026-01-01', precio: null, coste: 3200 } } },
  ownData: [
    {
      seccion: 'tarifas',
      tabla: 'tarifas',
      donde: PROPIA,
      orden: 'tarifa_id',
      // What a client is billed is the company's own affair.
      sin: ['precio'],
      con: { proyecto: nameOf('proyectos', 'proyecto_id') },
    },
  ],
  build: (context) => {
    const service = createTarifasService({ ...context, auditoria: context.use(auditoriaModule) });
    return {
      handlers: {
        listado: ({ session, input }) => service.list(session, input),
        vigente: ({ session, input }) => service.current(session, input),
        guardar: ({ session, input }) => service.save(session, input),
        quitar: ({ session, input }) => service.remove(session, input),
      },
    };
  },
});
