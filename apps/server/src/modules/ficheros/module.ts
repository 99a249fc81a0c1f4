import { ficheros } from '@jornada/contract/ficheros.ts';
import { defineModule } from '../../shared/module.ts';
import { AUTOR, PROPIA } from '../../shared/own-data.ts';
import { checkPin } from '../../shared/pin-token.ts';
import { auditoriaModule } from '../auditoria/module.ts';
import { createAccess } from './access.ts';
import { examples } from './examples.ts';
import { createBring } from './bring.ts';
import { scheduleEncryption } from './encrypt.ts';
import { createCheckRoom, createKeepMade } from './made.ts';
import { createFileCounts } from './metrics.ts';
import { createSavedFiles } from './saved.ts';
import { createFicherosService } from './service.ts';
import { createShow } from './show.ts';
import { createSweep } from './sweep.ts';
import { createUpload } from './upload.ts';

export { keepFilesOfDemo } from './demo.ts';

export const ficherosModule = defineModule(ficheros, {
  things: { fichero: { tabla: 'ficheros', id: 'fichero_id', nombre: 'nombre' } },
  ownData: [
    {
      seccion: 'ficheros',
      tabla: 'ficheros',
      donde: `${PROPIA} and t.estado <> 'borrado'`,
      orden: 'fichero_id',
      enAlmacen: 'clave',
    },
    {
      // That they uploaded it is theirs. What it is, and about whom, is that person's: it may be a sick note.
      seccion: 'ficherosSubidosPorOtros',
      tabla: 'ficheros',
      donde: `${AUTOR} and t.usuario_id <> $2 and t.estado <> 'borrado'`,
      orden: 'fichero_id',
      sin: ['clave', 'nombre', 'sha256', 'usuario_id', 'modulo', 'asunto_id'],
    },
  ],
  examples,
  build: (context) => {
    const access = createAccess(context);
    const counts = createFileCounts(context.metrics);
    const sweep = createSweep({ ...context, counts });
    scheduleEncryption(context);
    const saved = createSavedFiles({ ...context, sweep, known: access.known });
    const upload = createUpload({ ...context, sweep, counts });
    const show = createShow({ ...context, access, sweep, auditoria: context.use(auditoriaModule) });
    const service = createFicherosService({ ...context, access, saved, upload });
    return {
      service: {
        ...saved,
        isOfOwnData: access.isOfOwnData,
        keepMade: createKeepMade({ ...context, sweep }),
        checkRoom: createCheckRoom(context),
        bring: createBring(context),
      },
      handlers: {
        subir: ({ session, file }) => upload.file(session, file),
        subirJSON: ({ session, input }) => upload.base64(session, input),
        subirandsave: ({ session, input, file }) => service.uploadTo(session, input, file),
        confirmartemporales: ({ session, input }) => service.confirm(session, input),
        eliminar: ({ session, input }) => show.remove(session, input),
        temporales: ({ session }) => show.listTemporary(session),
        enlace: ({ session, input, request }) => show.link(session, input, () => checkPin(context.tokens, session, request)),
        descargar: ({ input }) => show.fetch(input),
      },
    };
  },
});
