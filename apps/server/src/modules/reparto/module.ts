import { reparto } from '@jornada/contract/reparto.ts';
import { defineModule } from '../../shared/module.ts';
import { AUTOR, PROPIA } from '../../shared/own-data.ts';
import { auditoriaModule } from '../auditoria/module.ts';
import { documentacionModule } from '../documentacion/module.ts';
import { entidadesModule } from '../entidades/module.ts';
import { ficherosModule } from '../ficheros/module.ts';
import { createApart } from './apart.ts';
import { createDeciding } from './deciding.ts';
import { splitForDemo } from './demo.ts';
import { examples } from './examples.ts';
import { createGiving } from './giving.ts';
import { defineJobs } from './jobs.ts';
import { createReading } from './reading.ts';
import { createRepartos } from './service.ts';

export const repartoModule = defineModule(reparto, {
  examples,
  demoStory: splitForDemo,
  things: { reparto: { tabla: 'repartos', id: 'reparto_id', nombre: 'titulo' } },
  ownData: [
    // That they began it is theirs. What stands on its pages is the company's, until a page is in somebody's document.
    { seccion: 'repartosHechos', tabla: 'repartos', donde: AUTOR, orden: 'reparto_id' },
    {
      seccion: 'paginasRepartidas',
      tabla: 'repartos_paginas',
      donde: `${PROPIA} and t.estado = 'publicada'`,
      orden: 'reparto_id, t.pagina',
      sin: ['lectura', 'candidatos', 'en_curso'],
    },
  ],
  files: { canRead: async (_tx, { permisos, simulando }) => permisos.has('documentacion.gestionar:all') && !simulando },
  build: (context) => {
    const { use } = context;
    const ficheros = use(ficherosModule);
    const base = {
      ...context,
      entidades: use(entidadesModule),
      auditoria: use(auditoriaModule),
      ficheros,
      documentos: use(documentacionModule),
    };
    const repartos = createRepartos(base);
    const deciding = createDeciding({ ...base, repartos });
    const jobbing = { ...base, apart: createApart(context), bring: ficheros.bring, keepMade: ficheros.keepMade };
    defineJobs(base, { read: createReading(jobbing), give: createGiving(jobbing) });
    return {
      handlers: {
        listado: ({ session, input }) => repartos.list(session, input),
        crear: ({ session, input }) => repartos.begin(session, input),
        uno: ({ session, input }) => repartos.readOne(session, input),
        paginas: ({ session, input }) => repartos.listPages(session, input),
        decidir: ({ session, input }) => deciding.decide(session, input),
        mirar: ({ session, input }) => repartos.lookAt(session, input),
        publicar: ({ session, input }) => deciding.publish(session, input),
        retirar: ({ session, input }) => deciding.takeBack(session, input),
        borrar: ({ session, input }) => repartos.remove(session, input),
      },
    };
  },
});
