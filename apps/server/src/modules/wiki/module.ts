import { exporteWiki, wiki } from '@jornada/contract/wiki/calls.ts';
import { defineModule } from '../../shared/module.ts';
import { isOwnClient } from '../../shared/own-client.ts';
import { AUTOR, nameOf, PROPIA } from '../../shared/own-data.ts';
import { auditoriaModule } from '../auditoria/module.ts';
import { entidadesModule } from '../entidades/module.ts';
import { ficherosModule } from '../ficheros/module.ts';
import { notificacionesModule } from '../notificaciones/module.ts';
import { createAnnouncementsOfDemo } from './demo.ts';
import { examples } from './examples.ts';
import { createReadersFile } from './export.ts';
import { createFileRules } from './files.ts';
import { countUnread } from './mine-repo.ts';
import { comunicadoNuevo, createTelling } from './notices.ts';
import { createPublishing } from './publishing.ts';
import { createReading } from './reading.ts';
import { createWriting } from './writing.ts';

export const wikiModule = defineModule(wiki, {
  things: { comunicado: { tabla: 'comunicados', id: 'comunicado_id', nombre: 'titulo' } },
  ownData: [
    { seccion: 'comunicadosEscritos', tabla: 'comunicados', donde: AUTOR, orden: 'comunicado_id', sin: ['texto', 'segundo_texto'] },
    {
      seccion: 'comunicadosLeidos',
      tabla: 'comunicados_lecturas',
      donde: PROPIA,
      orden: 'comunicado_id',
      con: { titulo: nameOf('comunicados', 'comunicado_id', 'titulo') },
    },
  ],
  examples,
  demo: createAnnouncementsOfDemo,
  notices: [comunicadoNuevo],
  files: (context) => createFileRules({ ...context, entidades: context.use(entidadesModule) }),
  badges: {
    wiki: async (tx, { usuarioId, ...who }) => {
      const { sinLeer, porConfirmar } = await countUnread(tx, { personaId: usuarioId, ...who });
      return { wiki: sinLeer, 'wiki-por-confirmar': porConfirmar };
    },
  },
  build: (context) => {
    const { use } = context;
    const [entidades, ficheros, auditoria] = [use(entidadesModule), use(ficherosModule), use(auditoriaModule)];
    const options = { ...context, entidades, ficheros, auditoria };
    const reading = createReading(options);
    const writing = createWriting(options);
    const readers = createReadersFile(options);
    createPublishing(options);
    return {
      service: readers,
      on: createTelling({ ...options, notices: use(notificacionesModule) }),
      handlers: {
        listado: ({ session, input }) => reading.list(session, input),
        byId: async ({ session, input, request }) => {
          const told = await reading.read(session, input);
          if (!isOwnClient(request)) await reading.note(session, input);
          return told;
        },
        leer: ({ session, input }) => reading.note(session, input),
        confirmar: ({ session, input }) => reading.confirm(session, input),
        gestion: ({ session, input }) => writing.list(session, input),
        uno: ({ session, input }) => writing.read(session, input),
        cuantos: ({ session, input }) => writing.count(session, input),
        guardar: ({ session, input }) => writing.save(session, input),
        retirar: ({ session, input }) => writing.withdraw(session, input),
        borrar: ({ session, input }) => writing.remove(session, input),
        recordar: ({ session, input }) => writing.remind(session, input),
        lectores: ({ session, input }) => writing.readers(session, input),
        exportar: ({ session, input }) => readers.ask(session, input),
      },
    };
  },
});

export const exporteWikiModule = defineModule(exporteWiki, {
  build: ({ use }) => {
    const readers = use(wikiModule);
    return { handlers: { descargar: ({ input }) => readers.fetch(input) } };
  },
});
