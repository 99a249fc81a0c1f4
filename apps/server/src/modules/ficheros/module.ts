import { ficheros } from '@jornada/contract/ficheros.ts';
import { defineModule } from '../../shared/module.ts';
import { auditoriaModule } from '../auditoria/module.ts';
import { createAccess } from './access.ts';
import { examples } from './examples.ts';
import { createFileCounts } from './metrics.ts';
import { createSavedFiles } from './saved.ts';
import { createFicherosService } from './service.ts';
import { createShow } from './show.ts';
import { createSweep } from './sweep.ts';
import { createUpload } from './upload.ts';

export const ficherosModule = defineModule(ficheros, {
  things: { fichero: { tabla: 'ficheros', id: 'fichero_id', nombre: 'nombre' } },
  ownData: [
    {
      seccion: 'ficheros',
      tabla: 'ficheros',
      donde: `t.entidad_id = $1 and $2 in (t.usuario_id, t.autor_id) and t.estado <> 'borrado'`,
      orden: 'fichero_id',
      enAlmacen: 'clave',
    },
  ],
  examples,
  build: (context) => {
    const access = createAccess(context);
    const counts = createFileCounts(context.metrics);
    const sweep = createSweep({ ...context, counts });
    const saved = createSavedFiles({ ...context, sweep, known: access.known });
    const upload = createUpload({ ...context, sweep, counts });
    const show = createShow({ ...context, access, sweep, auditoria: context.use(auditoriaModule) });
    const service = createFicherosService({ ...context, access, saved, upload });
    return {
      service: saved,
      handlers: {
        subir: ({ session, file }) => upload.file(session, file),
        subirJSON: ({ session, input }) => upload.base64(session, input),
        subirandsave: ({ session, input, file }) => service.uploadTo(session, input, file),
        confirmartemporales: ({ session, input }) => service.confirm(session, input),
        eliminar: ({ session, input }) => show.remove(session, input),
        temporales: ({ session }) => show.listTemporary(session),
        enlace: ({ session, input }) => show.link(session, input),
        descargar: ({ input }) => show.fetch(input),
      },
    };
  },
});
