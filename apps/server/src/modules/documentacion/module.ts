import { documentacion } from '@jornada/contract/documentacion/calls.ts';
import type { FileRules } from '../../shared/files.ts';
import { defineModule, definePart, type Context } from '../../shared/module.ts';
import { AUTOR, nameOf, PROPIA } from '../../shared/own-data.ts';
import { auditoriaModule } from '../auditoria/module.ts';
import { correoModule } from '../correo/module.ts';
import { cuentaModule } from '../cuenta/module.ts';
import { whoOf as who } from '../cuenta/reads.ts';
import { entidadesModule } from '../entidades/module.ts';
import { factoresModule } from '../factores/module.ts';
import { ficherosModule } from '../ficheros/module.ts';
import { notificacionesModule } from '../notificaciones/module.ts';
import { giveDocumentsOfDemo } from './demo.ts';
import { FIRMADOS } from './file-of.ts';
import { createFileRules } from './files.ts';
import { createManagingDocuments } from './managing.ts';
import { documentosNuevos, documentosPorFirmar, tellOfDocuments } from './notices.ts';
import { createOwnDocuments } from './own.ts';
import { countPending } from './own-repo.ts';
import { createPinService } from './pin.ts';
import { createProof } from './proof.ts';
import { createPublishing } from './publish.ts';
import { createDocumentReminding } from './reminders.ts';
import { scheduleRetention } from './retention.ts';
import { createDocumentSealing } from './sealing.ts';
import { signerOf } from './reads.ts';
import { createDocumentSigning } from './signing.ts';
import { createDocumentTypes } from './types.ts';

const DE_SUS_DOCUMENTOS =
  't.entidad_id = $1 and t.documento_id in (select d.documento_id from instancia.documentos d where d.entidad_id = $1 and d.usuario_id = $2)';
const rulesOf =
  (which: 'published' | 'signed') =>
  ({ use }: Context): FileRules =>
    use(documentacionModule).files[which];

export const documentacionModule = defineModule(documentacion, {
  demoStory: giveDocumentsOfDemo,
  ownData: [
    { seccion: 'pinDeDocumentacion', tabla: 'pines_documentacion', donde: PROPIA, orden: 'usuario_id', sin: ['clave', 'hash'] },
    {
      seccion: 'documentos',
      tabla: 'documentos',
      donde: PROPIA,
      orden: 'documento_id',
      con: { tipo: nameOf('tipos_documento', 'tipo_documento_id') },
    },
    { seccion: 'actosDeDocumentos', tabla: 'documentos_actos', donde: DE_SUS_DOCUMENTOS, orden: 'acto_id' },
    // That they gave and wrote it is theirs. To whom, and what it is, is that person's.
    {
      seccion: 'documentosPublicados',
      tabla: 'documentos',
      donde: `${AUTOR} and t.usuario_id <> $2`,
      orden: 'documento_id',
      sin: ['usuario_id', 'titulo', 'vistas', 'abierto', 'respuesta', 'respondido', 'estado'],
    },
    {
      seccion: 'actosConDocumentos',
      tabla: 'documentos_actos',
      donde: `${AUTOR} and not exists (
        select from instancia.documentos d where d.entidad_id = $1 and d.documento_id = t.documento_id and d.usuario_id = $2)`,
      orden: 'acto_id',
    },
  ],
  things: {
    documento: { tabla: 'documentos', id: 'documento_id', nombre: 'titulo' },
    'tipo-documento': { tabla: 'tipos_documento', id: 'tipo_documento_id', nombre: 'nombre' },
  },
  notices: [documentosNuevos, documentosPorFirmar],
  badges: {
    documentacion: async (tx, counted) => {
      const { cuantos, porFirmar } = await countPending(tx, counted);
      return { documentacion: cuantos, 'documentacion-por-firmar': porFirmar };
    },
  },
  files: rulesOf('published'),
  build: (context) => {
    const { use } = context;
    const { confirm } = use(cuentaModule);
    const { keyConfirm, notice } = use(factoresModule);
    const notices = use(notificacionesModule);
    const pin = createPinService({ ...context, confirm, notice, correo: use(correoModule) });
    const prove = createProof({ db: context.db, confirm, keys: keyConfirm, pins: pin });
    const base = { ...context, entidades: use(entidadesModule), auditoria: use(auditoriaModule), ficheros: use(ficherosModule), prove };
    const own = createOwnDocuments(base);
    const signing = createDocumentSigning({ ...base, own });
    const types = createDocumentTypes(base);
    const publishing = createPublishing(base);
    const managing = createManagingDocuments({ ...base, reminding: createDocumentReminding({ ...base, tell: notices.tell }) });
    scheduleRetention(base);
    const signer = signerOf(context.publicUrl);
    return {
      service: {
        /** Makes sure that whoever signs something is the person. */
        prove,
        files: createFileRules({ ...base, own }),
        publishIn: publishing.publishIn,
        checkKind: publishing.checkKind,
        takeBackIn: managing.takeBackIn,
      },
      on: [tellOfDocuments(notices), createDocumentSealing(base)],
      handlers: {
        tienePin: (p) => pin.has(who(p)),
        insertarPin: (p) => pin.enter(who(p), p.input),
        seguirAbierta: (p) => pin.keepOpen(who(p)),
        recuperarPin: (p) => pin.remind(who(p)),
        ponerPin: (p) => pin.set(who(p), p.input),
        tipos: ({ session }) => own.listKinds(session),
        listado: ({ session, input }) => own.list(session, input),
        documento: (p) => own.read(signer(p), p.input),
        enviados: ({ session, input }) => own.listSent(session, input),
        verPaginas: ({ session, input }) => own.seePages(session, input),
        retoLlave: (p) => signing.ask(signer(p), p.input),
        firmar: (p) => signing.sign(signer(p), p.input),
        tiposGestion: ({ session }) => types.list(session),
        tiposVisibles: ({ session }) => types.listToLookFor(session),
        guardarTipo: ({ session, input }) => types.save(session, input),
        cerrarTipo: ({ session, input }) => types.close(session, input),
        reabrirTipo: ({ session, input }) => types.reopen(session, input),
        gestion: ({ session, input }) => managing.list(session, input),
        uno: ({ session, input }) => managing.readOne(session, input),
        publicar: ({ session, input }) => publishing.publish(session, input),
        retirar: ({ session, input }) => managing.takeBack(session, input),
        recordar: ({ session, input }) => managing.remind(session, input),
      },
    };
  },
});

/** The files with their last page, of which the document knows who may see them. */
export const documentosFirmadosPart = definePart(FIRMADOS, { files: rulesOf('signed'), build: () => undefined });
