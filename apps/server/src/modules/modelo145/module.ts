import { modelo145 } from '@jornada/contract/modelo145/calls.ts';
import { defineModule } from '../../shared/module.ts';
import { AUTOR, PROPIA } from '../../shared/own-data.ts';
import { auditoriaModule } from '../auditoria/module.ts';
import { documentacionModule } from '../documentacion/module.ts';
import { signerOf } from '../documentacion/reads.ts';
import { entidadesModule } from '../entidades/module.ts';
import { ficherosModule } from '../ficheros/module.ts';
import { notificacionesModule } from '../notificaciones/module.ts';
import { retribucionesModule } from '../retribuciones/module.ts';
import { createContent } from './content.ts';
import { signFormsOfDemo } from './demo.ts';
import { examples } from './examples.ts';
import { createProofRules } from './files.ts';
import { createLists145 } from './lists.ts';
import { createManaging145 } from './managing.ts';
import { modelo145PorAcusar, modelo145Recibido, tellOfForms } from './notices.ts';
import { createOwn145 } from './own.ts';
import { createPrintSealed145 } from './sealed.ts';
import { createPrinted145 } from './printed.ts';

export const modelo145Module = defineModule(modelo145, {
  examples,
  demo: signFormsOfDemo,
  files: ({ use }) => createProofRules(use(auditoriaModule)),
  notices: [modelo145Recibido, modelo145PorAcusar],
  ownData: [
    { seccion: 'borradorDeModelo145', tabla: 'modelos145_borradores', donde: PROPIA, orden: 'usuario_id', sin: ['contenido'] },
    { seccion: 'modelos145', tabla: 'modelos145', donde: PROPIA, orden: 'modelo_id', sin: ['contenido', 'pdf'] },
    { seccion: 'acusesDeModelo145', tabla: 'modelos145_acuses', donde: AUTOR, orden: 'modelo_id', sin: ['pdf'] },
  ],
  build: (context) => {
    const { use, translate, vault, publicUrl } = context;
    const content = createContent(vault);
    const { prove } = use(documentacionModule);
    const print = createPrintSealed145(context);
    const options = {
      ...context,
      entidades: use(entidadesModule),
      auditoria: use(auditoriaModule),
      ficheros: use(ficherosModule),
      content,
      prove,
      print,
    };
    const own = createOwn145({ ...options, ...use(retribucionesModule) });
    const managing = createManaging145(options);
    const printed = createPrinted145(options);
    const lists = createLists145(translate);
    const who = signerOf(publicUrl);
    return {
      on: tellOfForms(use(notificacionesModule)),
      handlers: {
        leer: (p) => own.read(who(p)),
        guardar: (p) => own.save(who(p), p.input),
        descartar: (p) => own.discard(who(p), p.input),
        retoLlave: (p) => own.ask(who(p), p.input),
        firmar: (p) => own.sign(who(p), p.input),
        version: ({ session, input }) => own.readVersion(session, input),
        enlace: ({ session, input }) => printed.link(session, input.id, (tx) => own.findOwn(tx, session, input.id)),
        situaciones: async ({ session }) => lists.situations(session),
        discapacidades: async ({ session }) => lists.disabilities(session),
        listado: ({ session, input }) => managing.list(session, input),
        una: (p) => managing.readOne(who(p), p.input),
        retoAcuse: (p) => managing.ask(who(p), p.input),
        acusar: (p) => managing.acknowledge(who(p), p.input),
        enlaceDeEmpresa: ({ session, input }) => printed.link(session, input.id, (tx) => managing.noteOpened(tx, session, input.id)),
        pdf: ({ input }) => printed.fetch(input.token),
      },
    };
  },
});
