import { firmas } from '@jornada/contract/firmas/calls.ts';
import { mesTerminado } from '@jornada/domain/firmas/index.ts';
import { defineModule } from '../../shared/module.ts';
import { AUTOR, PROPIA } from '../../shared/own-data.ts';
import { auditoriaModule } from '../auditoria/module.ts';
import { documentacionModule } from '../documentacion/module.ts';
import { signerOf } from '../documentacion/reads.ts';
import { entidadesModule } from '../entidades/module.ts';
import { notificacionesModule } from '../notificaciones/module.ts';
import { signMonthOfDemo } from './demo.ts';
import { createManaging } from './managing.ts';
import { mesDisputado, mesPorFirmar, tellOfObjections } from './notices.ts';
import { createReminding } from './reminders.ts';
import { countToSign } from './repo.ts';
import { createSigning } from './signing.ts';

export const firmasModule = defineModule(firmas, {
  demoStory: signMonthOfDemo,
  ownData: [
    { seccion: 'firmas', tabla: 'firmas', donde: PROPIA, orden: 'firma_id' },
    { seccion: 'respuestasAFirmas', tabla: 'firmas', donde: `${AUTOR} and t.usuario_id <> $2`, orden: 'firma_id', sin: ['contenido'] },
    { seccion: 'recordatoriosDeFirma', tabla: 'firmas_avisos', donde: PROPIA, orden: 'mes, t.clave' },
  ],
  notices: [mesPorFirmar, mesDisputado],
  badges: {
    firmas: (tx, { entidadId, usuarioId: personaId, hoy }) => countToSign(tx, { entidadId, personaId, ultimo: mesTerminado(hoy) }),
  },
  build: (context) => {
    const { use, publicUrl } = context;
    const notices = use(notificacionesModule);
    const base = { ...context, entidades: use(entidadesModule) };
    const signing = createSigning({ ...base, prove: use(documentacionModule).prove });
    const reminding = createReminding({ ...base, tell: notices.tell });
    const managing = createManaging({ ...base, auditoria: use(auditoriaModule), reminding });
    const who = signerOf(publicUrl);
    return {
      on: tellOfObjections(notices),
      handlers: {
        propias: ({ session }) => signing.list(session),
        mes: (p) => signing.read(who(p), p.input),
        retoLlave: (p) => signing.ask(who(p), p.input),
        firmar: (p) => signing.sign(who(p), p.input),
        objetar: (p) => signing.object(who(p), p.input),
        listado: ({ session, input }) => managing.list(session, input),
        una: ({ session, input }) => managing.readOne(session, input),
        responder: ({ session, input }) => managing.answer(session, input),
        recordar: ({ session, input }) => managing.remind(session, input),
        ajustes: ({ session }) => managing.readSettings(session),
        guardarAjustes: ({ session, input }) => managing.saveSettings(session, input),
      },
    };
  },
});
