import { useTranslation } from 'react-i18next';
import { entradaReparto, reparto } from '@jornada/contract/reparto.ts';
import { FilesField } from '@jornada/web/files/files-field.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { dataInput, NO_DATA, type DocumentData } from '../model/data-values.ts';
import { DocumentDataFields } from './document-data-fields.tsx';

type Values = DocumentData & { ficheros: number[] };

/** A PDF to be split, and what its pages are. Nobody gets anything by it. */
export function SplitForm({ onMade }: { onMade: (id: number) => void }) {
  const { t } = useTranslation();
  const initial: Values = { ...NO_DATA, ficheros: [] };
  const form = useContractForm(reparto.crear, {
    schema: entradaReparto,
    initial,
    input: ({ ficheros, ...data }) => ({ ...dataInput(data), ficheros }),
    draft: 'reparto.nuevo',
    isOnce: true,
    onSaved: ({ id }) => onMade(id),
  });
  return (
    <Form of={form} save={t('documentos.reparto.subir')}>
      <DocumentDataFields of={form} />
      <FilesField of={form} name="ficheros" label={t('documentos.reparto.archivo')} max={1} />
    </Form>
  );
}
