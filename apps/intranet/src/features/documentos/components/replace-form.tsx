import { documentacion } from '@jornada/contract/documentacion/calls.ts';
import { entradaDocumento } from '@jornada/contract/documentacion/gestion.ts';
import type { DocumentoGestionadoEntero } from '@jornada/contract/documentacion/vistas.ts';
import { FilesField } from '@jornada/web/files/files-field.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { Hint } from '@jornada/web/list/section.tsx';
import { dataInput, type DocumentData } from '../model/data-values.ts';
import { useDocumentWords } from '../model/use-document-words.ts';
import { SignatureFields } from './signature-fields.tsx';
import { TitleField } from './title-field.tsx';

type Values = DocumentData & { ficheros: number[] };
type Props = { of: DocumentoGestionadoEntero; onCancel: () => void; onDone: (id: number) => void };

/** Another file in place of one that was published, for the same person. */
export function ReplaceForm({ of, onCancel, onDone }: Props) {
  const { t } = useDocumentWords();
  const initial: Values = {
    tipoId: of.tipo.id,
    titulo: of.titulo,
    periodo: of.periodo,
    firma: of.firma,
    plazo: '',
    ficheros: [],
  };
  const form = useContractForm(documentacion.publicar, {
    schema: entradaDocumento,
    initial,
    input: ({ ficheros, ...data }) => ({ ...dataInput(data), ficheros, personas: [of.persona.id], sustituyeA: of.id }),
    draft: `documento.sustituye.${of.id}`,
    isOnce: true,
    notice: t('documentos.sustituir.hecho'),
    onSaved: ({ items }) => {
      const made = items[0];
      if (made) onDone(made.id);
    },
  });
  return (
    <Form of={form} save={t('documentos.sustituir.guardar')} onCancel={onCancel}>
      <Hint>{t('documentos.sustituir.nota')}</Hint>
      <TitleField of={form} />
      <FilesField of={form} name="ficheros" label={t('documentos.publicar.archivo')} max={1} />
      <SignatureFields of={form} />
    </Form>
  );
}
