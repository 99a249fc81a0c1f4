import { contacto } from '@jornada/contract/contacto.ts';
import { auditoriaModule } from '../auditoria/module.ts';
import { correoModule } from '../correo/module.ts';
import { createContactoAnswers } from './answers.ts';
import { createContactoService } from './service.ts';
import { defineModule } from '../../shared/module.ts';
import { PROPIA } from '../../shared/own-data.ts';

export const contactoModule = defineModule(contacto, {
  ownData: [
    { seccion: 'peticionesDeAyuda', tabla: 'contactos', donde: PROPIA, orden: 'contacto_id' },
    {
      seccion: 'respuestasDeAyuda',
      tabla: 'respuestas_contacto',
      donde: `t.entidad_id = $1 and ($2 = t.autor_id or exists (
      select from instancia.contactos c where c.entidad_id = t.entidad_id and c.contacto_id = t.contacto_id and c.usuario_id = $2))`,
      orden: 'respuesta_id',
    },
  ],
  build: (context) => {
    const { support, use } = context;
    const options = { ...context, auditoria: use(auditoriaModule), correo: use(correoModule) };
    const service = createContactoService({ ...options, soporte: support });
    const answers = createContactoAnswers(options);
    return {
      handlers: {
        enviar: ({ session, input }) => service.send(session, input),
        direccion: async () => ({ Correo: service.soporte }),
        propias: ({ session }) => answers.listOwn(session),
        listado: ({ session, input }) => answers.list(session, input),
        responder: ({ session, input }) => answers.answer(session, input),
        marcar: ({ session, input }) => answers.mark(session, input),
      },
    };
  },
});
