import { chat } from '@jornada/contract/chat/calls.ts';
import { ESTADOS_DE_SALA } from '@jornada/domain/chat/modelo.ts';
import { defineModule } from '../../shared/module.ts';
import { isOwnClient } from '../../shared/own-client.ts';
import { auditoriaModule } from '../auditoria/module.ts';
import { entidadesModule } from '../entidades/module.ts';
import { ficherosModule } from '../ficheros/module.ts';
import { notificacionesModule } from '../notificaciones/module.ts';
import { createChatAccess } from './access.ts';
import { createDemoConversations } from './demo.ts';
import { createFileRules } from './files.ts';
import { createGroups } from './groups.ts';
import { createManaging } from './manage.ts';
import { mensajeNuevo } from './notices.ts';
import { OWN_DATA } from './own-data.ts';
import { createReading } from './reading.ts';
import { createRetention } from './retention.ts';
import { createRinging } from './ring.ts';
import { countUnread } from './list-repo.ts';
import { createWriting } from './writing.ts';

export const chatModule = defineModule(chat, {
  things: { 'sala-de-chat': { tabla: 'chat_salas', id: 'sala_id', nombre: 'nombre' } },
  notices: [mensajeNuevo],
  ownData: OWN_DATA,
  badges: { chat: countUnread },
  demo: createDemoConversations,
  files: createFileRules,
  build: (context) => {
    const { use, translate } = context;
    const entidades = use(entidadesModule);
    const ficheros = use(ficherosModule);
    const access = createChatAccess({ ...context, entidades, ficheros });
    const reading = createReading({ ...context, access });
    const writing = createWriting({ ...context, access, ficheros });
    const groups = createGroups({ ...context, access });
    const ringing = createRinging({ ...context, entidades, notices: use(notificacionesModule), access });
    const managing = createManaging({ ...context, access, auditoria: use(auditoriaModule) });
    createRetention({ ...context, ficheros });
    return {
      handlers: {
        listado: ({ session, input }) => reading.list(session, input),
        estados: async ({ session: { idioma } }) => ({
          items: ESTADOS_DE_SALA.map((id) => ({ id, nombre: translate(idioma, `chat.estados.${id}`) })),
        }),
        anios: ({ session }) => reading.years(session),
        byId: ({ session, input }) => reading.room(session, input.id),
        nuevo: ({ session, input }) => reading.start(session, input),
        crear: ({ session, input }) => groups.create(session, input),
        eliminar: ({ session, input }) => groups.leave(session, input.id),
        getchatbysalaid: async ({ session, input, request }) => {
          const told = await reading.messages(session, input);
          const isEnd = input.antes === undefined && input.alrededor === undefined;
          const hasta = told.mensajes.at(-1)?.numero;
          if (isEnd && hasta !== undefined && !isOwnClient(request)) await writing.markRead(session, { SalaId: input.SalaId, hasta });
          return told;
        },
        pendientes: ({ session }) => reading.count(session),
        escribir: ({ session, input }) => writing.write(session, input),
        insertarfichero: ({ session, input }) => writing.write(session, { ...input, texto: input.texto ?? '' }),
        editar: ({ session, input }) => writing.edit(session, input),
        borrar: ({ session, input }) => writing.remove(session, input.id),
        reaccionar: ({ session, input }) => writing.react(session, input),
        leido: ({ session, input }) => writing.markRead(session, input),
        silenciar: ({ session, input }) => writing.mute(session, input),
        miembros: ({ session, input }) => reading.members(session, input),
        cambiarGrupo: ({ session, input }) => groups.change(session, input),
        archivar: ({ session, input }) => groups.archive(session, input),
        buscar: ({ session, input }) => reading.search(session, input),
        sonara: ({ session, input }) => ringing.tell(session, input.SalaId),
        gestion: ({ session, input }) => managing.list(session, input),
        sala: ({ session, input }) => managing.room(session, input.id),
        estado: ({ session, input }) => managing.setState(session, input),
        abrir: ({ session, input }) => managing.open(session, input),
        contenido: ({ session, input }) => managing.read(session, input),
        ajustes: ({ session }) => managing.settings(session),
        ajustar: ({ session, input }) => managing.saveSettings(session, input),
      },
    };
  },
});
