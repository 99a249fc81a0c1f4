import { createHash } from 'node:crypto';
import { ACUSE_145, DECLARACION_145, mesDeEfecto, TEXTO_145_VERSION, type Contenido145 } from '@jornada/domain/perfil/modelo145/index.ts';
import type { DemoWriter } from '../../shared/module.ts';
import { createSealing, digestOf, digestOfPdf } from './content.ts';
import { FORMAS_DEMO } from './demo-forms.ts';
import { printModelo145 } from './pdf.ts';
import { createReceipt, createSigned, findDeclarante, findEmpresa, upsertDraft } from './repo.ts';

const ZONA = 'Europe/Madrid';
/** The same company gets the same forms. */
const salOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);

/** One form of before with its receipt and what has changed since, and some that wait for the receipt. */
export const signFormsOfDemo: DemoWriter = async (tx, { entidadId, people, ahora, vault }) => {
  const sealing = createSealing(vault);
  const empresa = await findEmpresa(tx, entidadId);
  const admin = people.find(({ rol }) => rol === 'admin');
  const today = Temporal.Instant.from(ahora).toZonedDateTimeISO(ZONA).toPlainDate();
  for (const { de, fecha, formulario, acusada, borrador } of FORMAS_DEMO) {
    const person = people.find(({ userName }) => userName === de);
    if (!person || !admin) continue;
    const who = { entidadId, personaId: person.id };
    const day = typeof fecha === 'string' ? Temporal.PlainDate.from(fecha) : today.subtract({ days: fecha });
    const at = (plainTime: string): string => day.toZonedDateTime({ timeZone: ZONA, plainTime }).toInstant().toString();
    const { nif, nombre } = await findDeclarante(tx, entidadId, person.id);
    const contenido: Contenido145 = {
      esquema: 1,
      persona: `${entidadId}/${person.id}`,
      declarante: { nif, nombre },
      formulario,
      efecto: `${mesDeEfecto(day.toString())}-01`,
      textoVersion: TEXTO_145_VERSION,
      sal: salOf(de),
    };
    const { canonico, huella } = digestOf(contenido);
    const firma = { momento: at('10:24'), metodo: 'pin', quien: nombre } as const;
    const printed = { contenido, huella, firma, empresa, zona: ZONA, version: 'demo' };
    const common = { metodo: 'pin', textoVersion: TEXTO_145_VERSION } as const;
    const signed = await printModelo145({ ...printed, acuse: null });
    const id = await createSigned(tx, {
      ...who,
      ...common,
      anteriorId: null,
      momento: firma.momento,
      efecto: contenido.efecto,
      aparato: 'Chrome · Android',
      texto: DECLARACION_145,
      huella,
      contenido: sealing.sealSigned(canonico, who),
      pdf: sealing.sealPdf(signed, false, who),
      pdfSha256: digestOfPdf(signed),
    });
    if (acusada) {
      const { nombre: autor } = await findDeclarante(tx, entidadId, admin.id);
      const acuse = { momento: at('16:05'), metodo: 'pin', quien: autor, texto: ACUSE_145 } as const;
      const received = await printModelo145({ ...printed, acuse });
      const paper = { pdf: sealing.sealPdf(received, true, who), pdfSha256: digestOfPdf(received) };
      const { momento, texto } = acuse;
      await createReceipt(tx, { ...common, entidadId, id, autorId: admin.id, momento, texto, aparato: 'Firefox · Windows', ...paper });
    }
    if (borrador)
      await upsertDraft(tx, {
        ...who,
        contenido: sealing.sealDraft({ ...borrador, sal: salOf(`${de} nuevo`) }, who),
        momento: ahora,
        version: 0,
      });
  }
};
